// Heavy, to be loaded by `lazyPart(() => import(…))`: Dialog, ConfirmDialog, Drawer, Popover, Tooltip, Menu, ComboBox and MultiSelect,
// which bring react-aria's overlays and lists, DateField and TimeField, which bring its calendars; and WeekHand, for a hand that comes.

export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './actions/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './actions/ButtonLink.tsx';
export { Link, type LinkProps } from './actions/Link.tsx';
export {
  type LinkNavigation,
  NavigationProvider,
  type NavigationProviderProps,
  useLink,
} from './actions/navigation.tsx';
export { Checkbox, type CheckboxProps } from './choices/Checkbox.tsx';
export { ComboBox, type ComboBoxProps } from './choices/ComboBox.tsx';
export { MultiSelect, type MultiSelectProps } from './choices/MultiSelect.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './choices/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './choices/Select.tsx';
export { Switch, type SwitchProps } from './choices/Switch.tsx';
export { ToggleGroup, type ToggleGroupProps, type ToggleOption } from './choices/ToggleGroup.tsx';
export { Alert, type AlertProps } from './feedback/Alert.tsx';
export type { BadgeVariant } from './feedback/Badge.css.ts';
export { Badge, type BadgeProps } from './feedback/Badge.tsx';
export { Banner, type BannerKind, type BannerProps } from './feedback/Banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar.tsx';
export { Skeleton, type SkeletonProps } from './feedback/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner.tsx';
export { type StateKind, StateLabel, type StateLabelProps } from './feedback/StateLabel.tsx';
export { ToastRegion, type ToastRegionProps } from './feedback/ToastRegion.tsx';
export {
  createToastQueue,
  type Toast,
  type ToastContent,
  type ToastKind,
  type ToastQueue,
} from './feedback/toastQueue.ts';
export { DateField, type DateFieldProps } from './fields/DateField.tsx';
export type { Focusable } from './fields/FieldParts.tsx';
export { FileDrop, type FileDropLabels, type FileDropProps } from './fields/FileDrop.tsx';
export { findFirstDay } from './fields/firstDay.ts';
export { NumberField, type NumberFieldProps } from './fields/NumberField.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx';
export { type Range, RangeSlider, type RangeSliderProps } from './fields/RangeSlider.tsx';
export type { HoldTiming } from './fields/repeatWhileHeld.ts';
export { SearchField, type SearchFieldProps } from './fields/SearchField.tsx';
export { Slider, type SliderProps } from './fields/Slider.tsx';
export type { SliderCurve, SliderMark } from './fields/SliderScale.tsx';
export { TextArea, type TextAreaProps } from './fields/TextArea.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { TimeField, type TimeFieldProps, type TimeOfDay } from './fields/TimeField.tsx';
export type { IconSize } from './icons/Icon.css.ts';
export { Icon, type IconProps, type IconType } from './icons/Icon.tsx';
export * from './icons/icons.ts';
export { VectorIcon, type VectorIconProps } from './icons/VectorIcon.tsx';
export { joinClasses } from './joinClasses.ts';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './layout/Breadcrumbs.tsx';
export { type Fact, Facts, type FactsProps } from './layout/Facts.tsx';
export { hiddenBelow, shownBelow } from './layout/fold.css.ts';
export { Panel, type PanelProps } from './layout/Panel.tsx';
export { columns, stack, toolbar } from './layout/Screen.css.ts';
export { Screen, type ScreenProps, ScreenTitle, type ScreenTitleProps } from './layout/Screen.tsx';
export { type TabLink, TabLinks, type TabLinksProps } from './layout/TabLinks.tsx';
export type { Column, RowAction } from './lists/columns.ts';
export { List, type ListProps, LoadingList, type LoadingListProps } from './lists/List.tsx';
export { Pagination, type PaginationLabels, type PaginationProps } from './lists/Pagination.tsx';
export { RowList, type RowListProps, type RowRecord } from './lists/RowList.tsx';
export type { RowListLabels } from './lists/RowListHead.tsx';
export { Thumbnail, type ThumbnailProps } from './lists/Thumbnail.tsx';
export {
  type RowId,
  type RowSelection,
  type RowSelectionOptions,
  useRowSelection,
} from './lists/useRowSelection.ts';
export {
  DayAxis,
  type DayAxisProps,
  DayChart,
  type DayChartProps,
  type MomentSource,
} from './live/DayChart.tsx';
export { DayHand, type DayHandProps, type DayStep } from './live/DayHand.tsx';
export {
  type DayBar,
  type DayBarState,
  DayLane,
  type DayLaneProps,
  DayLegend,
  type DayLegendProps,
  DayLine,
  type DayLineProps,
  DayStack,
  type DayStackProps,
} from './live/DayLane.tsx';
export type { DaySpan, TimeSpan } from './live/dayPlace.ts';
export {
  EqualizerCurve,
  type EqualizerCurveProps,
  type EqualizerLabels,
} from './live/equalizer/EqualizerCurve.tsx';
export { LevelMeter, type LevelMeterProps } from './live/LevelMeter.tsx';
export { preloadMeter } from './live/loadMeter.ts';
export { MiniMeter, type MiniMeterProps } from './live/MiniMeter.tsx';
export type { MeterLabels, MeterSide, MeterSource } from './live/meterDrawing.ts';
export {
  useWeekEditor,
  type WeekEditor,
  type WeekEditorLabels,
  type WeekEditorOptions,
} from './live/useWeekEditor.tsx';
export {
  WeekHand,
  type WeekHandLabels,
  type WeekHandProps,
  type WeekHandState,
  type WeekMove,
} from './live/WeekHand.tsx';
export {
  WeekStrip,
  type WeekStripHand,
  type WeekStripLabels,
  type WeekStripProps,
} from './live/WeekStrip.tsx';
export type { WeekHandle, WeekReach } from './live/weekEdit.ts';
export type { WeekBar, WeekEvent, WeekEventState, WeekRun } from './live/weekLayout.ts';
export type { WeekFreedom } from './live/weekMove.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './overlays/Dialog.tsx';
export { Drawer, type DrawerProps } from './overlays/Drawer.tsx';
export { Menu, type MenuEntry, type MenuProps } from './overlays/Menu.tsx';
export { OverlayProvider, type OverlayProviderProps } from './overlays/OverlayProvider.tsx';
export { Popover, type PopoverProps } from './overlays/Popover.tsx';
export { Tooltip, type TooltipProps } from './overlays/Tooltip.tsx';
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
