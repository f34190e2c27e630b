import { plannedLinks } from "../../../../src/gatsby/content/planned-links";

const file = "navigation/navigation.json";

it("finds links without a page, with file, place and text", () => {
  const value = { footer: { legal: [{ label: "Privacy", href: "/privacy", planned: true }] } };
  expect(plannedLinks([{ file, value }])).toEqual([
    { file, place: "footer.legal[0].href", label: "Privacy", href: "/privacy" },
  ]);
});

it("finds the branches of industries", () => {
  const value = { path: "/services/finance", items: [{ name: "Banking", path: "/services/finance/banking" }] };
  expect(plannedLinks([{ file: "industries/finance.json", value }])).toEqual([
    { file: "industries/finance.json", place: "items[0].path", label: "Banking", href: "/services/finance/banking" },
  ]);
});

it("leaves out pages, places on pages, other addresses and a page's own path", () => {
  const links = ["/", "/about#team", "/services/finance", "#message", "mailto:a@b.example", "https://example.com"];
  const value = { path: "/404.html", links: links.map((href) => ({ label: "A", href })) };
  expect(
    plannedLinks([
      { file, value },
      { file: "industries/finance.json", value: {} },
    ]),
  ).toEqual([]);
});
