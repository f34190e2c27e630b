import { domAnimation, LazyMotion, MotionConfig, useReducedMotion } from "framer-motion";
import * as m from "framer-motion/m";
import type { ReactNode } from "react";
import { linePath, type BarProps, type DemoParts, type LineProps } from "./demo-parts";

const SPRING = { type: "spring", stiffness: 140, damping: 17 } as const;

const Stage = ({ children }: { children: ReactNode }) => (
  <LazyMotion features={domAnimation} strict>
    <MotionConfig reducedMotion="user" transition={SPRING}>
      {children}
    </MotionConfig>
  </LazyMotion>
);

const Bar = ({ share = 0 }: BarProps) => (
  <Stage>
    <m.span className="demo-fill" data-spring="" initial={false} animate={{ scaleX: share }} />
  </Stage>
);

const Line = ({ points }: LineProps) => {
  // `reducedMotion` above stops only transforms. A path and a circle's position are attributes.
  const still = useReducedMotion() ? { transition: { duration: 0 } } : {};
  const head = points.at(-1);
  return (
    <Stage>
      <m.path initial={false} animate={{ d: linePath(points) }} {...still} />
      {head && <m.circle r={4} initial={false} animate={{ cx: head.x, cy: head.y }} {...still} />}
    </Stage>
  );
};

/** The parts animated by springs. Only ever imported lazily. */
export const springParts: DemoParts = { Bar, Line };
