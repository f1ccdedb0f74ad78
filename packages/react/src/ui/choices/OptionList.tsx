import type { ReactNode } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxLoadMoreItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../icons/Icon.tsx';
import { Check, Plus } from '../icons/icons.ts';
import { joinClasses } from '../joinClasses.ts';
import * as menu from '../overlays/Menu.css.ts';
import { useOverlayAttributes } from '../overlays/OverlayProvider.tsx';
import * as styles from './OptionList.css.ts';
import type { SelectOption } from './Select.tsx';

/** A choice in a list that we draw ourselves. */
export interface ListOption extends SelectOption {
  /** How it is shown, where words are not enough. */
  content?: ReactNode;
}

export interface OptionListProps {
  options: readonly ListOption[];
  /** When nothing fits what was typed. */
  emptyText: string;
  /** Below that, what is typed can be made: 'Create Gall'. */
  create?: { readonly label: string; readonly content: ReactNode; readonly detail: string } | undefined;
  /** The end of the list is near: the next page, if there is one. */
  onLoadMore?: () => void;
  isLoading?: boolean;
  loadingText?: string;
}

/** The key of the choice that makes a new one; values of options are never empty. */
export const CREATE = '';

/** The list that opens under a combo box; its options come from there. */
export function OptionList(props: OptionListProps) {
  const { options, emptyText, create, onLoadMore, isLoading, loadingText } = props;
  return (
    <Popover {...useOverlayAttributes()} offset={4} className={joinClasses(menu.popover, styles.popover)}>
      <ListBox
        className={styles.list}
        renderEmptyState={() => <div className={styles.message}>{isLoading ? loadingText : emptyText}</div>}
      >
        <Collection items={options}>
          {({ value, label, content }) => (
            <ListBoxItem id={value} textValue={label} className={joinClasses(menu.item, styles.option)}>
              {({ isSelected }) => (
                <>
                  <span className={menu.label}>{content ?? label}</span>
                  {isSelected && <Icon icon={Check} className={styles.tick} />}
                </>
              )}
            </ListBoxItem>
          )}
        </Collection>
        {create && (
          <ListBoxSection>
            <Header className={styles.message}>{emptyText}</Header>
            <ListBoxItem
              id={CREATE}
              textValue={create.label}
              className={joinClasses(menu.item, styles.option)}
            >
              <Icon icon={Plus} />
              <span className={menu.label}>{create.content}</span>
              <span className={menu.detail}>{create.detail}</span>
            </ListBoxItem>
          </ListBoxSection>
        )}
        {onLoadMore && (
          <ListBoxLoadMoreItem onLoadMore={onLoadMore} isLoading={isLoading} className={styles.message}>
            {loadingText}
          </ListBoxLoadMoreItem>
        )}
      </ListBox>
    </Popover>
  );
}
