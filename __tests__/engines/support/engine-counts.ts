import type { FullProject, Reporter, Suite } from "@playwright/test/reporter";

/** Says how many statements held in each engine. */
export default class EngineCounts implements Reporter {
  #projects: Suite[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#projects = suite.suites;
  }

  onEnd(): void {
    for (const project of this.#projects) {
      const { name } = project.project() as FullProject;
      const passed = project.allTests().filter((test) => test.ok()).length;
      console.log(`${name}: ${passed} passed, ${project.allTests().length - passed} failed`);
    }
  }
}
