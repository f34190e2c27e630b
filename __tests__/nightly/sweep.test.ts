/** @jest-environment node */
import { testSweep } from "../support/sweep-tests";

// Three times as many as before each change.
testSweep({ usual: 11, related: 4 });
