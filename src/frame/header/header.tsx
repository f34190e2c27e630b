import { ButtonLink, Link } from "../../ui/link";
import { SearchButton } from "../search/search-button";
import { headerLinks, useSiteFrame } from "../use-site-frame";
import { Logo } from "./logo";
import { MegaMenu } from "./mega-menu";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";
import { ThemeMenu } from "./theme-menu";
import { useScrolled } from "./use-scrolled";

/** The bar at the top of every page (docs/product.md, section 2). */
export const Header = ({ path }: { path: string }) => {
  const { navigation, settings, headquarters } = useSiteFrame();
  const scrolled = useScrolled();
  const { action, industries } = navigation;
  return (
    <header className="site-header px-5 sm:px-8" data-scrolled={scrolled}>
      <div className="mx-auto flex h-full max-w-page items-center">
        <Link href="/" className="flex min-h-11 items-center" aria-label={settings.labels.home}>
          <Logo />
        </Link>
        <p className="hidden text-legal print:block">
          {`${settings.legalName}, ${headquarters}, ${settings.phone}, ${settings.email}`}
        </p>
        <nav aria-label={settings.labels.mainNavigation} className="ms-6 hidden @min-[58rem]:block">
          <ul className="flex items-center">
            {headerLinks(navigation).map((link) => (
              <li key={link.href}>
                {link === industries.link ? <MegaMenu path={path} /> : <NavLink link={link} path={path} />}
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-tools">
          <SearchButton />
          <ThemeMenu />
          <ButtonLink {...action} size="sm" className="min-h-11 max-sm:hidden" />
          <MobileMenu path={path} />
        </div>
      </div>
    </header>
  );
};
