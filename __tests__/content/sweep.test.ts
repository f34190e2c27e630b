/** @jest-environment node */
import { testSweep } from "../support/sweep-tests";

testSweep({ usual: 31, related: 7 });
