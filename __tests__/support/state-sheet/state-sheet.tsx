/**
 * Every control of the site in every state, for `state-sheet.spec.ts`. It uses the site's own components and is not a
 * route. `data-force` marks a state that only a visitor can cause, such as hover; the test makes the browser force it.
 */
import { ArrowRight, ChevronDown, X } from "lucide-react";
import type { ReactNode } from "react";
import { ThemeSwitch } from "../../../src/frame/header/theme-switch";
import { NotificationCard } from "../../../src/frame/notifications";
import { iconDrawing } from "../../../src/gatsby/content/icon-drawing";
import { CategoryPills } from "../../../src/sections/blog/category-pills";
import { ChoiceGroup } from "../../../src/sections/contact/choice-group";
import { Field } from "../../../src/sections/contact/field";
import { Suggestions } from "../../../src/sections/contact/suggestions";
import { ArrowLink } from "../../../src/ui/arrow-link";
import { Button, type ButtonStyle } from "../../../src/ui/button";
import { Heading } from "../../../src/ui/heading";

const VARIANTS = ["default", "destructive", "outline", "secondary", "ghost", "link"] as const;
const SIZES = ["sm", "default", "lg", "icon"] as const;
/** States of a button: the normal one, and those of pseudo-classes. */
const FORCED = ["", "hover", "focus-visible", "active"] as const;

const nothing = () => undefined;

/** Inline styles for the sheet's own layout, because the style sheet contains only the classes that the site uses. */
const ROW = { display: "flex", flexWrap: "wrap", alignItems: "start", gap: "1rem" } as const;
const NARROW = { width: "15rem" } as const;
/** Puts overlays into the normal flow of the sheet. */
const IN_FLOW = { position: "static", margin: 0, opacity: 1, translate: "none" } as const;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section style={{ paddingBlock: "1.5rem" }}>
    <h2 className="text-label text-muted" style={{ marginBlockEnd: "1rem" }}>
      {title}
    </h2>
    <div style={ROW}>{children}</div>
  </section>
);

const Buttons = ({ variant }: { variant: NonNullable<ButtonStyle["variant"]> }) => (
  <>
    {FORCED.map((state) => (
      <Button key={state} variant={variant} data-force={state || undefined}>
        {variant} {state}
      </Button>
    ))}
    <Button variant={variant} disabled>
      {variant} disabled
    </Button>
  </>
);

const Select = ({ state }: { state: string }) => (
  <label style={NARROW}>
    Select, {state || "at rest"}
    <span className="relative mt-2 block">
      <select className="field-control appearance-none pr-10" data-force={state || undefined}>
        <option>One of several</option>
      </select>
      <ChevronDown
        aria-hidden="true"
        size="1.125rem"
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-muted"
      />
    </span>
  </label>
);

const SUGGESTIONS = {
  waiting: "Waiting",
  analyzing: "Analyzing",
  suggestionsHeading: "Suggestions",
  suggestions: [
    { text: "Name the industry.", mentionedBy: [{ words: ["bank"] }] },
    { text: "Say what it is for.", mentionedBy: [{ words: ["sort"] }] },
    { text: "Say until when.", mentionedBy: [{ words: ["until"] }] },
  ],
  mentioned: "Said:",
};

const CATEGORIES = [
  { slug: "all", name: "All", icon: iconDrawing("layers"), count: 24 },
  { slug: "ai", name: "AI", icon: iconDrawing("brain-circuit"), count: 8 },
  { slug: "tech", name: "Technology", icon: iconDrawing("cpu"), count: 6 },
] as const;

const CHOICES = ["9:00", "9:30", "10:00"].map((value) => ({ value, label: value }));

export const StateSheet = () => (
  <main style={{ maxWidth: "60rem", padding: "2rem" }}>
    <Heading as="h1" size="card">
      States of controls
    </Heading>
    <Part title="Buttons">
      {VARIANTS.map((variant) => (
        <div key={variant} style={ROW}>
          <Buttons variant={variant} />
        </div>
      ))}
    </Part>
    <Part title="Sizes">
      {SIZES.map((size) => (
        <Button key={size} size={size} aria-label={size}>
          {size === "icon" ? <X aria-hidden="true" size="1.125rem" /> : size}
        </Button>
      ))}
      <Button>
        With an arrow <ArrowRight aria-hidden="true" size="1rem" />
      </Button>
    </Part>
    <Part title="Links">
      {FORCED.map((state) => (
        <ArrowLink key={state} href="/about" data-force={state || undefined}>
          Link {state}
        </ArrowLink>
      ))}
      <p>
        Within text,{" "}
        <a href="/about" className="text-primary underline underline-offset-4">
          a link
        </a>
        .
      </p>
      <nav aria-label="Bar" style={ROW}>
        <a className="nav-link" href="/">
          Page
        </a>
        <a className="nav-link" href="/about" data-force="hover">
          Under the pointer
        </a>
        <a className="nav-link" href="/blog" aria-current="page">
          Shown
        </a>
        <a className="nav-link" href="/services" data-inside="true">
          Around the shown one
        </a>
      </nav>
    </Part>
    <Part title="Fields">
      {["", "hover", "focus-visible"].map((state) => (
        <div key={state} style={NARROW}>
          <Field
            id={`field-${state}`}
            label={`Field, ${state || "at rest"}`}
            placeholder="A hint"
            {...(state ? { "data-force": state } : {})}
          />
        </div>
      ))}
      <div style={NARROW}>
        <Field id="filled" label="Filled" mark="Optional" hint="What belongs here" defaultValue="Ada" />
      </div>
      {["", "focus-visible"].map((state) => (
        <div key={state} style={NARROW}>
          <Field
            id={`wrong${state}`}
            label={`Wrong, ${state || "at rest"}`}
            defaultValue="A"
            error="Too short for a name"
            {...(state ? { "data-force": state } : {})}
          />
        </div>
      ))}
      <div style={NARROW}>
        <Field id="sending" label="Being sent" defaultValue="Ada" readOnly />
      </div>
      <div style={{ width: "31rem" }}>
        <Field as="textarea" id="area" label="Message" error="Too short" reservedText="Too short" />
      </div>
      {["", "hover", "focus-visible"].map((state) => (
        <Select key={state} state={state} />
      ))}
    </Part>
    <Part title="Suggestions">
      {(["idle", "analyzing", "ready"] as const).map((phase) => (
        <div key={phase} style={NARROW}>
          <Suggestions texts={SUGGESTIONS} phase={phase} message="A bank" />
        </div>
      ))}
    </Part>
    <Part title="Choices">
      <div className="mega-panel theme-panel" style={IN_FLOW}>
        <ThemeSwitch name="named" named />
      </div>
      <ThemeSwitch name="icons" />
      <ChoiceGroup legend="Time" choices={CHOICES} chosen="9:30" onChoose={nothing} size="narrow" />
      <CategoryPills label="Categories" categories={CATEGORIES} selected="ai" onSelect={nothing} />
    </Part>
    <Part title="Tabs">
      <div style={{ ...ROW, gap: "2.5rem" }} role="tablist" aria-label="Tabs">
        {["Chosen", "Under the pointer", "In focus", "Other"].map((name, index) => (
          <a
            key={name}
            href="/"
            role="tab"
            aria-selected={index === 0}
            data-force={["", "hover", "focus-visible"][index] || undefined}
            className="tab-link relative flex items-center font-medium text-muted hover:text-ink aria-selected:text-ink"
            style={{ height: "3.5rem" }}
          >
            {name}
          </a>
        ))}
      </div>
    </Part>
    <Part title="Notifications">
      {(["success", "failure"] as const).map((tone) => (
        <NotificationCard
          key={tone}
          notification={{ id: 1, tone, title: "What happened", text: "What it means, in a sentence or two." }}
          dismissLabel="Dismiss"
          email="hello@acme.example"
        />
      ))}
    </Part>
    <Part title="Dialog">
      <dialog open className="dialog-frame" aria-label="Dialog" style={IN_FLOW}>
        <div className="dialog-bar">
          <Heading size="card">Title</Heading>
          <Button variant="ghost" size="icon" aria-label="Close">
            <X aria-hidden="true" size="1.25rem" />
          </Button>
        </div>
        <div className="dialog-body">
          <p>What the dialog asks.</p>
        </div>
      </dialog>
    </Part>
  </main>
);
