import { Icon, type IconProps } from "./Icon.tsx";

/* Icons that accompany text, drawn on the same grid as the category icons. */

export const PlaceIcon = (props: IconProps) => (
  <Icon
    d="M12 21.500c4.500-4.600 7-8.300 7-11.700a7 7 0 00-14 0c0 3.400 2.500 7.100 7 11.700zM12 12.300a2.500 2.500 0 100-5 2.500 2.500 0 000 5z"
    {...props}
  />
);
export const MessageIcon = (props: IconProps) => (
  <Icon d="M12 3.500a8.500 8 0 00-7.200 12.300L3.500 20.500l4.900-1.300A8.500 8 0 1012 3.500z" {...props} />
);
export const SearchIcon = (props: IconProps) => (
  <Icon d="M10.800 18a7.200 7.200 0 100-14.400 7.200 7.200 0 000 14.400zM16 16l4.800 4.800" {...props} />
);
export const FilterIcon = (props: IconProps) => <Icon d="M3.500 7h17M6.500 12h11M9.500 17h5" {...props} />;
export const MenuIcon = (props: IconProps) => (
  <Icon d="M3.500 6.500h17M3.500 12h17M3.500 17.500h17" {...props} />
);
export const CrossIcon = (props: IconProps) => <Icon d="M5.500 5.500l13 13M18.500 5.500l-13 13" {...props} />;
export const ArrowRightIcon = (props: IconProps) => <Icon d="M4 12h15.500M13.500 6l6 6-6 6" {...props} />;
export const MailIcon = (props: IconProps) => (
  <Icon d="M3 5.500h18v13H3zM3.500 6l8.500 7 8.500-7" {...props} />
);
export const GlobeIcon = (props: IconProps) => (
  <Icon
    d="M12 21a9 9 0 100-18 9 9 0 000 18zM3.300 9.500h17.400M3.300 14.500h17.400M12 3c-5 5-5 13 0 18 5-5 5-13 0-18z"
    {...props}
  />
);
export const PaperclipIcon = (props: IconProps) => (
  <Icon
    d="M19.500 11l-8 8a4.600 4.600 0 01-6.500-6.500l8.200-8.200a3 3 0 014.300 4.300l-8 8a1.500 1.500 0 01-2.200-2.100l7.200-7.200"
    {...props}
  />
);
export const TruckIcon = (props: IconProps) => (
  <Icon
    d="M2.500 5.500h11.500v11H2.500zM14 9.500h4l3.500 3.500v3.500H14M7 19.500a2 2 0 100-4 2 2 0 000 4zM17 19.500a2 2 0 100-4 2 2 0 000 4z"
    {...props}
  />
);
export const BasketIcon = (props: IconProps) => (
  <Icon
    d="M3 9.500h18l-2 10.200a1.500 1.500 0 01-1.500 1.300h-11A1.500 1.500 0 015 19.700zM8 9.500L11 3.500M16 9.500l-3-6M9.500 13v4.500M14.500 13v4.500"
    {...props}
  />
);
export const PeopleIcon = (props: IconProps) => (
  <Icon
    d="M9 11.500a3.700 3.700 0 100-7.500 3.700 3.700 0 000 7.500zM2.500 20c.4-4 2.900-6 6.500-6s6.100 2 6.500 6M15.500 4.300a3.700 3.700 0 010 7M17.500 14.400c2.400.6 3.700 2.500 4 5.600"
    {...props}
  />
);
export const LeafIcon = (props: IconProps) => (
  <Icon
    d="M5 19c-3-8 3-15 15-14.500C20.500 16.500 13 22 5 19zM3.500 21.500c2-5.500 5.500-9 10.500-11.500"
    {...props}
  />
);

export const HeartIcon = (props: IconProps) => (
  <Icon d="M12 20.500l-7.600-7.700a4.900 4.900 0 017-6.900l.6.6.6-.6a4.900 4.900 0 017 6.900z" {...props} />
);

export const CalendarIcon = (props: IconProps) => (
  <Icon d="M4 6h16v14H4zM4 10.500h16M8 3.500v4.500M16 3.500v4.500" {...props} />
);

export const ClockIcon = (props: IconProps) => (
  <Icon d="M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5.500l3.500 2" {...props} />
);

/* Icons of other companies, drawn as plain letters and shapes; each is shown with the company's name. */

export const FacebookIcon = (props: IconProps) => (
  <Icon d="M16.500 3h-2.200A3.800 3.800 0 0010.500 6.800V21M7 11.500h8.500" {...props} />
);
export const InstagramIcon = (props: IconProps) => (
  <Icon
    d="M7.500 3h9A4.500 4.500 0 0121 7.500v9a4.500 4.500 0 01-4.500 4.500h-9A4.500 4.500 0 013 16.500v-9A4.500 4.500 0 017.500 3zM12 16a4 4 0 100-8 4 4 0 000 8zM17 6.900v.1"
    {...props}
  />
);
export const TwitterIcon = (props: IconProps) => <Icon d="M4 4l16 16M19.500 4L4.500 20" {...props} />;
export const LinkedinIcon = (props: IconProps) => (
  <Icon d="M5 10v10M5 4.500v.1M10 20V10M10 14.500a4.300 4.300 0 018.600 0V20" {...props} />
);
export const YoutubeIcon = (props: IconProps) => (
  <Icon
    d="M5.500 5.500h13a3 3 0 013 3v7a3 3 0 01-3 3h-13a3 3 0 01-3-3v-7a3 3 0 013-3zM10 9l5 3-5 3z"
    {...props}
  />
);
