import { MAX_LIST_LIMIT } from '@carillon/protocol/list';
import { useCall } from '../../hooks/platform/useCall.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { choosingTexts } from '../../messages/en/choosing.ts';
import { errorText } from '../../messages/errorText.ts';
import { Select, type SelectOption, type SelectProps } from '../../ui/choices/Select.tsx';
import type { ChoicesSource } from './useChoices.ts';

export interface RecordSelectProps<Row> extends Omit<SelectProps, 'options' | 'onOpen'> {
  source: ChoicesSource<Row>;
  /** What stands for a record in the form, and what a person reads of it. */
  toOption: (record: Row) => SelectOption;
  /** While nothing is chosen, which is '': 'Choose a country'. */
  placeholder: string;
  /** What is said of a chosen record that cannot be read, where its value alone says nothing, as an id. */
  unread?: string;
}

/**
 * A select whose options are the records of an entity, all of them at once: for those that are few, as countries are. What
 * was chosen stays while they load, where they cannot be loaded, and where it is no longer among them.
 *
 * @example <RecordSelect source={{ entity: countries }} toOption={toOption} {...form.field('country')} … />
 */
export function RecordSelect<Row>({
  source,
  toOption,
  placeholder,
  unread,
  ...field
}: RecordSelectProps<Row>) {
  const t = useMessages(choosingTexts);
  const { entity, parent, orderBy } = source;
  const query = { limit: MAX_LIST_LIMIT, ...(orderBy && { order_by: orderBy }) };
  const known = useCall(entity.calls.list, { ...parent, query });
  const { value } = field;
  const options = known.data?.map(toOption) ?? [];

  /** What stands there although no option says it. */
  function writeOther(): string {
    if (known.isFetching && !known.data) return t('choosing.loading');
    if (value === '') return placeholder;
    const name = unread ?? value;
    return known.data ? t('choosing.gone', { name }) : name;
  }

  const errorSaid =
    field.errorText ?? (known.error ? `${t('choosing.failed')} ${errorText(t, known.error)}` : undefined);
  const isListed = options.some((option) => option.value === value);
  return (
    <Select
      {...field}
      errorText={errorSaid}
      // What is wrong always says why.
      hasNoMessage={field.hasNoMessage && errorSaid === undefined}
      options={isListed ? options : [{ value, label: writeOther() }, ...options]}
      onOpen={() => {
        // What could not be loaded is tried again when somebody looks for it.
        if (known.error) void known.refetch();
      }}
    />
  );
}
