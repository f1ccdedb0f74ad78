// Heavy, to be loaded by `lazyPart(() => import(…))`: Dialog, ConfirmDialog, Popover, Tooltip, Menu, ComboBox and MultiSelect,
// which bring react-aria's overlays and lists, DateField and TimeField, which bring its calendars.
export { Alert, type AlertProps } from './Alert.tsx';
export type { BadgeVariant } from './Badge.css.ts';
export { Badge, type BadgeProps } from './Badge.tsx';
export { Banner, type BannerKind, type BannerProps } from './Banner.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './Breadcrumbs.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { EqualizerCurve, type EqualizerCurveProps, type EqualizerLabels } from './EqualizerCurve.tsx';
export { type Fact, Facts, type FactsProps } from './Facts.tsx';
export type { Focusable } from './FieldParts.tsx';
export { FileDrop, type FileDropLabels, type FileDropProps } from './FileDrop.tsx';
export { firstDayOf } from './firstDay.ts';
export { hiddenBelow, shownBelow } from './fold.css.ts';
export type { IconSize } from './Icon.css.ts';
export { Icon, type IconProps, type IconType } from './Icon.tsx';
export {
  ArrowUpDown,
  BrandMark,
  CalendarClock,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CirclePlay,
  Eye,
  EyeOff,
  Globe,
  Info,
  LifeBuoy,
  LoaderCircle,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Mic,
  Minus,
  Pause,
  Pencil,
  Play,
  Plus,
  Radio,
  Search,
  Speaker,
  Square,
  Trash2,
  TriangleAlert,
  Unplug,
  UserRound,
  Volume2,
  WifiOff,
  X,
} from './icons.ts';
export { joinClasses } from './joinClasses.ts';
export { LevelMeter, type LevelMeterProps } from './LevelMeter.tsx';
export { Link, type LinkProps } from './Link.tsx';
export {
  List,
  ListActions,
  ListCell,
  type ListCellProps,
  ListName,
  type ListNameProps,
  type ListProps,
  ListRow,
  type ListRowProps,
  RowMark,
} from './List.tsx';
export { type ColumnsRule, listColumns } from './listColumns.ts';
export { Menu, type MenuEntry, type MenuProps } from './Menu.tsx';
export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
export type { MeterLabels, MeterSide, MeterSource } from './meterDrawing.ts';
export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export {
  type LinkNavigation,
  NavigationProvider,
  type NavigationProviderProps,
  useLink,
} from './navigation.tsx';
export { OverlayProvider, type OverlayProviderProps } from './OverlayProvider.tsx';
export { Pagination, type PaginationLabels, type PaginationProps } from './Pagination.tsx';
export { Panel, type PanelProps } from './Panel.tsx';
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export { Popover, type PopoverProps } from './Popover.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup.tsx';
export { type Range, RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
export { RowList, type RowListProps, type RowRecord } from './RowList.tsx';
export type { RowListLabels } from './RowListHead.tsx';
export type { HoldTiming } from './repeatWhileHeld.ts';
export { columns, stack, toolbar } from './Screen.css.ts';
export { Screen, type ScreenProps, ScreenTitle, type ScreenTitleProps } from './Screen.tsx';
export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './Select.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { Slider, type SliderProps } from './Slider.tsx';
export { Spinner, type SpinnerProps } from './Spinner.tsx';
export { type StateKind, StateLabel, type StateLabelProps } from './StateLabel.tsx';
export { type TabLink, TabLinks, type TabLinksProps } from './TabLinks.tsx';
export { TextArea, type TextAreaProps } from './TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
export { TimeField, type TimeFieldProps, type TimeOfDay } from './TimeField.tsx';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './ToggleGroup.tsx';
export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { focusRing, ring } from './theme/focus.ts';
export { containerName, type Width, widths } from './theme/responsive.ts';
export {
  cut,
  figures,
  ground,
  reset,
  strong,
  type TextSize,
  text,
  tone,
  visuallyHidden,
} from './theme/text.css.ts';
export { type TokenName, vars } from './theme/vars.css.ts';
export {
  createToastQueue,
  type Toast,
  type ToastContent,
  type ToastKind,
  type ToastQueue,
} from './toastQueue.ts';
export { type RowSelection, useRowSelection } from './useRowSelection.ts';
export { VectorIcon, type VectorIconProps } from './VectorIcon.tsx';
export { WeekStrip, type WeekStripLabels, type WeekStripProps } from './WeekStrip.tsx';
export type { WeekBar, WeekEvent, WeekEventState } from './weekLayout.ts';
