import { render, screen, within } from "@testing-library/react";
import { Offices } from "../../../../src/sections/contact/offices";
import { image } from "../../../fixtures/image";

const office = (city: string, phone: string): Queries.OfficeFragment => ({
  slug: city,
  city,
  phone,
  postalLines: [`1 ${city} Street`, `${city} Z1`, "Country"],
  hours: [{ day: "MONDAY", opens: "09:00", closes: city === "Here" ? "18:00" : "17:30" }],
  note: `Note on ${city}`,
  image,
});

test("each office has its address, its hours, and a link that dials its number", () => {
  render(
    <Offices
      offices={{ heading: "Offices", intro: "Intro", hours: { days: "", line: "{days} {opens} - {closes}" } }}
      entries={[office("Here", "+1 23 45"), office("There", "+44 6 78")]}
    />,
  );
  const [here, there] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement];
  expect(within(here).getByRole("heading", { name: "Here" })).toBeVisible();
  expect(here.querySelector("address")).toHaveTextContent(/1 Here Street.*Here Z1.*Country/);
  expect(there.querySelector("address")).toHaveTextContent(/1 There Street.*There Z1.*Country/);
  expect(here).toHaveTextContent("Monday 9 am - 6 pm");
  expect(there).toHaveTextContent("Monday 9 am - 5:30 pm");
  expect(within(here).getByRole("link", { name: "+1 23 45" })).toHaveAttribute("href", "tel:+12345");
  expect(within(there).getByRole("link")).toHaveAttribute("href", "tel:+44678");
});

test("days apart that have the same hours each keep theirs", () => {
  const complain = jest.spyOn(console, "error").mockImplementation();
  const hours = (["MONDAY", "WEDNESDAY", "FRIDAY"] as const).map((day) => ({ day, opens: "09:00", closes: "17:00" }));
  render(
    <Offices
      offices={{ heading: "Offices", intro: "Intro", hours: { days: "", line: "{days}, {opens} to {closes} here" } }}
      entries={[{ ...office("Here", "+1 23 45"), hours }]}
    />,
  );
  expect(screen.getByRole("listitem").textContent?.match(/\bhere\b/g)).toHaveLength(3);
  expect(complain).not.toHaveBeenCalled();
});
