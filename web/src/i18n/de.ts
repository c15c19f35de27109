export default import.meta.glob(["../../../src/baumeister/texts/de/*.ftl", "!**/cli.ftl", "!**/study.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
