/** @jest-environment node */
import { createServer, type Server } from "node:http";
import { checkPort, listen, readPort } from "../../../../scripts/server/port";

test.each([
  [undefined, 9000],
  ["9001", 9001],
  ["1", 1],
  ["65535", 65535],
])("%j is port %i", (value, port) => {
  expect(readPort(value)).toBe(port);
});

test.each(["", " ", "abc", "0", "99999", "65536", "-1", "80.5", "9001x", "0x50", "1e3", " 9001"])(
  "%j is refused, with the value and what may stand there",
  (value) => {
    expect(() => readPort(value)).toThrow(`PORT is ${JSON.stringify(value)}`);
    expect(() => readPort(value)).toThrow(/1 to 65535/);
  },
);

test("a port is taken or free, and looking does not take it", async () => {
  const first: Server = createServer();
  const port = await listen(first, 0);
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is taken`);
  await expect(listen(createServer(), port)).rejects.toThrow(`PORT=${port + 1}`);
  await new Promise((resolve) => first.close(resolve));
  await checkPort(port);
  await checkPort(port);
});
