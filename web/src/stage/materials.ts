/** The few materials that everything is made of. */

import { GreaterDepth, MeshBasicMaterial, MeshStandardMaterial, type Texture } from "three";

/** Painted stone or wood: the texture is tinted by each piece, and felt a little by the light. */
export const solid = (map: Texture, roughness = 0.48): MeshStandardMaterial =>
  new MeshStandardMaterial({ map, bumpMap: map, bumpScale: 0.5, roughness });

/** What could be: a piece that one can look through. */
export const ghostly = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ transparent: true, opacity: 0.74, roughness: 0.5 });

/** What is there but out of the way: hardly more than its outline. */
export const faint = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ transparent: true, opacity: 0.2, depthWrite: false, roughness: 0.5 });

/** Light that no lamp gives: the places to choose from are the brightest thing on the table. */
export const glowing = (): MeshBasicMaterial =>
  new MeshBasicMaterial({ transparent: true, opacity: 0.85, toneMapped: false, depthWrite: false });

/** A pattern laid over a piece, nothing where its texture is clear. */
export const overlay = (map: Texture): MeshBasicMaterial =>
  new MeshBasicMaterial({ map, transparent: true, toneMapped: false, depthWrite: false });

/** What is hidden behind other things shows softly through them. */
export const shiningThrough = (): MeshBasicMaterial =>
  new MeshBasicMaterial({
    transparent: true,
    opacity: 0.5,
    toneMapped: false,
    depthWrite: false,
    depthFunc: GreaterDepth,
  });
