import type { Random } from "../random";

/**
 * A smooth one-dimensional wave made of a few sines with random phase.
 * @param random source of the phases
 * @param octaves number of sines; each doubles the frequency and halves the height
 * @returns function of position (one unit = one period of the first sine), values about -1 to 1
 */
export function createWave(random: Random, octaves = 3): (position: number) => number {
  const phases = Array.from({ length: octaves }, () => random.range(0, Math.PI * 2));
  const total = 2 - 2 ** (1 - octaves);
  return (position) =>
    phases.reduce(
      (sum, phase, octave) => sum + Math.sin(position * Math.PI * 2 * 1.93 ** octave + phase) / 2 ** octave,
      0,
    ) / total;
}
