import {
  Archive,
  ArrowDownToLine,
  ArrowLeftRight,
  BarChart3,
  BookOpen,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Code,
  Copy,
  CornerDownLeft,
  Ellipsis,
  FileSpreadsheet,
  Folder,
  GitFork,
  GripVertical,
  History,
  Link2,
  ListChecks,
  ListFilter,
  type LucideIcon,
  Menu,
  Merge,
  Monitor,
  Moon,
  Pencil,
  Play,
  Plus,
  Redo2,
  RotateCcw,
  Save,
  Search,
  Settings,
  Sparkles,
  Sun,
  Table2,
  Tag,
  Trash2,
  TriangleAlert,
  Undo2,
  Upload,
  UserRound,
  X,
} from "lucide-react";

const DRAWINGS = {
  add: Plus,
  archive: Archive,

  book: BookOpen,
  chart: BarChart3,
  check: Check,
  close: X,
  code: Code,
  copy: Copy,
  dark: Moon,
  delete: Trash2,
  down: ChevronDown,
  download: ArrowDownToLine,
  drag: GripVertical,
  edit: Pencil,
  enter: CornerDownLeft,
  file: FileSpreadsheet,
  filter: ListFilter,
  folder: Folder,
  history: History,
  left: ChevronLeft,
  light: Sun,
  menu: Menu,
  merge: Merge,
  more: Ellipsis,
  move: ArrowLeftRight,
  person: UserRound,
  restore: RotateCcw,
  redo: Redo2,
  review: ListChecks,
  right: ChevronRight,
  run: Play,
  save: Save,
  search: Search,
  settings: Settings,
  share: Link2,
  sparkles: Sparkles,
  split: GitFork,
  system: Monitor,
  table: Table2,
  tag: Tag,
  undo: Undo2,
  upload: Upload,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof DRAWINGS;

/** An icon. Screen readers skip it, so a button or link with nothing else needs an aria-label. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Drawing = DRAWINGS[name];
  return (
    <Drawing
      size={16}
      strokeWidth={1.5}
      absoluteStrokeWidth
      aria-hidden="true"
      className={`flex-none ${className ?? ""}`}
    />
  );
}
