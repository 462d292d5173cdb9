import {
  Armchair,
  BedDouble,
  BookOpen,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  ChartGantt,
  Circle,
  Clock,
  CreditCard,
  Globe,
  Hourglass,
  Mail,
  Plus,
  Puzzle,
  ShieldCheck,
  ShieldPlus,
  SlidersHorizontal,
  Star,
  Store,
  Tags,
  Users,
  type LucideIcon,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  armchair: Armchair,
  'bed-double': BedDouble,
  'book-open': BookOpen,
  'calendar-clock': CalendarClock,
  'calendar-days': CalendarDays,
  'chart-column': ChartColumn,
  'chart-gantt': ChartGantt,
  clock: Clock,
  'credit-card': CreditCard,
  globe: Globe,
  hourglass: Hourglass,
  mail: Mail,
  plus: Plus,
  puzzle: Puzzle,
  'shield-check': ShieldCheck,
  'shield-plus': ShieldPlus,
  'sliders-horizontal': SlidersHorizontal,
  star: Star,
  store: Store,
  tags: Tags,
  users: Users,
};

/** The icons that manifests can name; one that is not here shows a plain ring. */
export function iconNamed(name: string): LucideIcon {
  return icons[name] ?? Circle;
}
