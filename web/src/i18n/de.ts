export default import.meta.glob(["../../../src/baumeister/texts/de/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
