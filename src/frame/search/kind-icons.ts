import {
  Briefcase,
  ChartNoAxesColumn,
  CircleHelp,
  Factory,
  File,
  Layers,
  MapPin,
  Newspaper,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import type { EntryKind } from "../../search/entry";

/** The icon next to the heading of each kind. */
export const KIND_ICONS: Readonly<Record<EntryKind, LucideIcon>> = {
  page: File,
  service: Briefcase,
  industry: Factory,
  solution: Layers,
  "case-study": ChartNoAxesColumn,
  article: Newspaper,
  question: CircleHelp,
  office: MapPin,
  person: UserRound,
};
