import { Search } from "lucide-react";
import { overlayOpener } from "../overlays/overlay-store";
import { useSiteFrame } from "../use-site-frame";
import { useSearchKeys } from "./use-search-keys";

/** Opens the search, whose code is loaded on first use. */
export const SearchButton = () => {
  const { search } = useSiteFrame().settings.labels;
  useSearchKeys();
  return (
    <button
      type="button"
      className="scripted grid size-11 place-items-center rounded-sm"
      aria-label={search}
      title={search}
      {...overlayOpener("search")}
    >
      <Search aria-hidden="true" size="1.375rem" />
    </button>
  );
};
