/** The buildings behind the bridge in the London picture. */
import { INK, PAPER, mix } from "./palette";
import { glowing, tint, type Stage } from "./stage";
import { el, line, path, polyline } from "./svg";

/** Height of the bridge deck in the picture, pixels from the top. */
export const DECK = 420;

/** The low houses behind the bridge. */
export function skyline(stage: Stage): string[] {
  const { random, weight } = stage;
  const blocks: string[] = [];
  for (let x = -20; x < 1600;) {
    const width = random.range(34, 84);
    const height = random.range(40, 128);
    blocks.push(
      el("rect", {
        x,
        y: DECK - height,
        width,
        height: height + 10,
        fill: INK,
        "fill-opacity": 0.6,
        stroke: tint(stage, x / 1600),
        "stroke-width": weight.hair,
        opacity: 0.55,
      }),
    );
    for (let y = DECK - height + 12; y < DECK; y += 12)
      blocks.push(
        line([x + 5, y], [x + width - 5, y], {
          stroke: tint(stage, x / 1600),
          "stroke-width": weight.hair * 0.6,
          opacity: 0.3,
        }),
      );
    x += width + random.range(0, 12);
  }
  return blocks;
}

/** The dome: drum, ribs, lantern; and the tall glass wedge to its right. */
export function landmarks(stage: Stage): string {
  const { weight } = stage;
  const color = mix(stage.pair[0], PAPER, 0.35);
  const [x, y, r] = [690, 286, 78];
  const thin = { stroke: color, "stroke-width": weight.hair, opacity: 0.75 };
  const ribs = [-0.8, -0.5, -0.17, 0.17, 0.5, 0.8].map((share) =>
    path(`M${x + share * r} ${y}Q${x + share * r} ${y - r * 0.95} ${x} ${y - r * 1.14}`, thin),
  );
  const drum = Array.from({ length: 13 }, (_, index) =>
    line([x - r + index * (r / 6), y], [x - r + index * (r / 6), DECK - 16], thin),
  );
  const dome = path(
    `M${x - r} ${DECK - 16}V${y}C${x - r} ${y - r * 0.8} ${x - r * 0.5} ${y - r * 1.14} ${x} ${y - r * 1.14}C${x + r * 0.5} ${y - r * 1.14} ${x + r} ${y - r * 0.8} ${x + r} ${y}V${DECK - 16}Z`,
    { fill: mix(INK, color, 0.2), stroke: color, "stroke-width": weight.line },
  );
  const lantern = line([x, y - r * 1.14], [x, y - r * 1.7], { stroke: color, "stroke-width": weight.bold });
  const wedge = path(
    polyline(
      [
        [1010, DECK - 16],
        [1072, 66],
        [1082, 66],
        [1148, DECK - 16],
      ],
      true,
    ),
    {
      fill: mix(INK, stage.pair[1], 0.22),
      stroke: mix(stage.pair[1], PAPER, 0.35),
      "stroke-width": weight.line * 1.2,
      "stroke-linejoin": "round",
    },
  );
  const floors = Array.from({ length: 24 }, (_, index) => {
    const share = (index + 1) / 25;
    return line([1072 - 62 * share, 66 + (DECK - 82) * share], [1082 + 66 * share, 66 + (DECK - 82) * share], {
      stroke: stage.pair[1],
      "stroke-width": weight.hair,
      opacity: 0.6,
    });
  });
  const edge = line([1077, 66], [1064, DECK - 16], {
    stroke: mix(stage.pair[1], PAPER, 0.35),
    "stroke-width": weight.hair,
  });
  return glowing(
    [
      dome,
      line([x - r - 8, y], [x + r + 8, y], { ...thin, "stroke-width": weight.line }),
      ...ribs,
      ...drum,
      lantern,
      wedge,
      ...floors,
      edge,
    ].join(""),
    0.5,
  );
}
