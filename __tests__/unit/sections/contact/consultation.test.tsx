import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useContext, type ComponentProps } from "react";
import { Consultation } from "../../../../src/sections/contact/consultation";
import { ConsultationContext } from "../../../../src/sections/contact/consultation-context";

jest.mock("../../../../src/sections/contact/consultation-parts", () => {
  throw new Error("no chunk");
});

const settled = jest.fn();

const Opener = () => {
  const consultation = useContext(ConsultationContext);
  const open = ({ currentTarget }: { currentTarget: HTMLElement }) =>
    void consultation?.open(currentTarget).then(
      () => settled("nothing"),
      () => settled("failure"),
    );
  return <button onClick={open}>Schedule</button>;
};

test.each([
  ["who waits", "failure", () => undefined],
  ["nobody who has gone on to a field", "nothing", () => screen.getByRole("textbox").focus()],
])("a choice of a time that does not come calls back %s", async (_, outcome, goOn) => {
  render(
    <Consultation {...({} as ComponentProps<typeof Consultation>)}>
      <Opener />
      <input />
    </Consultation>,
  );
  fireEvent.click(screen.getByRole("button"));
  goOn();
  await waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
  expect(settled).toHaveBeenCalledWith(outcome);
});
