/** Whether this browser can draw the tables in 3D, and with a graphics card; without 3D, their flat twins play. */
export const { hasWebGl, hasGraphicsCard } = detect();

function detect(): { hasWebGl: boolean; hasGraphicsCard: boolean } {
  const context = document.createElement("canvas").getContext("webgl2");
  if (!context) return { hasWebGl: false, hasGraphicsCard: false };
  const info = context.getExtension("WEBGL_debug_renderer_info");
  const renderer = String(context.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return { hasWebGl: true, hasGraphicsCard: !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer) };
}
