/** Whether this browser can draw the tables in 3D; without, their flat twins play. */
export const hasWebGl = detect();

function detect(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
