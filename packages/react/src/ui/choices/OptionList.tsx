import { Collection } from 'react-aria-components/Collection';
import { ListBox, ListBoxItem, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icons/Icon.tsx';
import { Check } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as menu from '../overlays/Menu.css.ts';
import { useOverlayAttributes } from '../overlays/OverlayProvider.tsx';
import * as styles from './OptionList.css.ts';
import type { SelectOption } from './Select.tsx';

export interface OptionListProps {
  options: readonly SelectOption[];
  /** When nothing fits what was typed. */
  emptyText: string;
  /** The end of the list is near: the next page, if there is one. */
  onLoadMore?: () => void;
  isLoading?: boolean;
  loadingText?: string;
}

/** The list that opens under a combo box; its options come from there. */
export function OptionList({ options, emptyText, onLoadMore, isLoading, loadingText }: OptionListProps) {
  return (
    <Popover {...useOverlayAttributes()} offset={4} className={joinClasses(menu.popover, styles.popover)}>
      <ListBox
        className={styles.list}
        renderEmptyState={() => <div className={styles.message}>{isLoading ? loadingText : emptyText}</div>}
      >
        <Collection items={options}>
          {({ value, label }) => (
            <ListBoxItem id={value} textValue={label} className={joinClasses(menu.item, styles.option)}>
              {({ isSelected }) => (
                <>
                  <span className={menu.label}>{label}</span>
                  {isSelected && <Icon icon={Check} className={styles.tick} />}
                </>
              )}
            </ListBoxItem>
          )}
        </Collection>
        {onLoadMore && (
          <ListBoxLoadMoreItem onLoadMore={onLoadMore} isLoading={isLoading} className={styles.message}>
            {loadingText}
          </ListBoxLoadMoreItem>
        )}
      </ListBox>
    </Popover>
  );
}
