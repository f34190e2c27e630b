/** @jest-environment node */
import { limitCards } from "../../../src/gatsby/share-images";

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/services/field-${index}`,
    card: { title: `Field ${index}`, section: "Field", artwork: `/artwork-${index % 2}.png` },
  }));

describe("limitCards", () => {
  it("leaves every card as it is on a site of some hundred pages", () => {
    const few = pages(500);
    expect(limitCards(few)).toEqual(few);
  });

  it("makes cards of one artwork equal on a larger site, and keeps every path", () => {
    const many = pages(600);
    const limited = limitCards(many);
    expect(limited.map(({ path }) => path)).toEqual(many.map(({ path }) => path));
    expect(new Set(limited.slice(500).map(({ card }) => JSON.stringify(card))).size).toBe(2);
    expect(limited[499]).toEqual(many[499]);
  });
});
