import { type DeviceTag, type DeviceTagBody, deviceTags, readTypedTag } from '@carillon/protocol/device';
import { cutCharacters } from '@carillon/protocol/form';
import { MAX_QUERY_LENGTH, matchesText } from '@carillon/protocol/list';
import { type Ref, useState } from 'react';
import { useCall } from '../../hooks/platform/useCall.ts';
import { useRequest } from '../../hooks/platform/useRequest.ts';
import { useAction } from '../../hooks/useAction.ts';
import { useMessages, useProblemText } from '../../hooks/useMessages.ts';
import { choosingTexts } from '../../messages/en/choosing.ts';
import { deviceFormsTexts } from '../../messages/en/deviceForms.ts';
import { errorText } from '../../messages/errorText.ts';
import type { FieldProps } from '../../ui/fields/FieldParts.tsx';
import { Badge, type Focusable } from '../../ui/index.ts';
import { lazyPart } from '../part/lazyPart.tsx';
import { DEVICE_TAGS } from './listQueries.ts';
import { WaitingField } from './WaitingField.tsx';

const MultiSelect = lazyPart(
  async () => ({ default: (await import('../../ui/choices/MultiSelect.tsx')).MultiSelect }),
  WaitingField,
);

export interface DeviceTagPickerProps extends FieldProps {
  /** Whose tags. */
  userId: number;
  /** null where the device has none. */
  value: number | null;
  onChange: (value: number | null) => void;
  inputRef?: Ref<Focusable>;
}

/** The tag of a device: one of a person's own, or a new one, which is created by typing its name (DTG-03). */
export function DeviceTagPicker({ userId, value, onChange, ...field }: DeviceTagPickerProps) {
  const t = useMessages(choosingTexts, deviceFormsTexts);
  const problemText = useProblemText(deviceFormsTexts);
  const request = useRequest();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const known = useCall(deviceTags.calls.list, { userId, query: DEVICE_TAGS });
  const tags = known.data ?? [];
  const typed = readTypedTag(text, tags);
  const found = findTags(text, tags);
  const isNew = known.data !== undefined && typed.kind === 'new' && found.length === 0;

  function take(id: number | null) {
    setText('');
    setRefused(false);
    onChange(id);
  }

  const creation = useAction(async (body: DeviceTagBody) => {
    const { id } = await request(deviceTags.calls.add, { userId, body });
    await known.refetch();
    take(id);
  });

  async function handleEnter() {
    // Before the tags are known, nobody knows whether it is a new one.
    const all = known.data ?? (await known.refetch()).data;
    if (!all) return;
    const typed = readTypedTag(text, all);
    if (typed.kind === 'found') take(typed.tag.id);
    else if (findTags(text, all).length > 0) return;
    else if (typed.kind === 'new') creation.run(typed.body);
    else setRefused(true);
  }

  function handleSearch(next: string) {
    setText(cutCharacters(next, MAX_QUERY_LENGTH));
    setRefused(false);
    creation.dismiss();
  }

  const { state } = creation;
  const refusal = isRefused && typed.kind === 'invalid' ? problemText({ key: typed.problem }) : undefined;
  const failure =
    state.status === 'failed' ? t('choosing.tag.failed', { reason: errorText(t, state.error) }) : undefined;
  const unknown = known.error ? `${t('choosing.failed')} ${errorText(t, known.error)}` : undefined;
  return (
    <MultiSelect
      hint={t('choosing.tag.hint')}
      {...field}
      errorText={failure ?? refusal ?? field.errorText ?? unknown}
      isSingle
      value={
        value === null
          ? []
          : [
              optionOf(
                tags.find(({ id }) => id === value),
                value,
              ),
            ]
      }
      options={found.map((tag) => optionOf(tag, tag.id))}
      onChange={([chosen]) => take(chosen ? Number(chosen.value) : null)}
      search={text}
      onSearch={handleSearch}
      onEnter={() => void handleEnter()}
      isPending={state.status === 'running'}
      isLoading={known.isFetching && tags.length === 0}
      loadingText={t('choosing.loading')}
      chosenLabel={t('choosing.tag.chosen')}
      removeLabel={(name) => t('choosing.remove', { name })}
      openLabel={t('choosing.tag.open')}
      onOpenChange={(isOpen) => {
        // What could not be loaded is tried again when somebody looks for it.
        if (isOpen && known.error) void known.refetch();
      }}
      emptyText={text ? t('choosing.tag.noMatch', { text }) : t('choosing.tag.empty')}
      create={
        isNew
          ? {
              label: t('choosing.tag.create', { name: typed.body.name }),
              content: t('choosing.tag.create', { name: typed.body.name }),
              detail: t('choosing.tag.enter'),
            }
          : undefined
      }
    />
  );
}

/** The tags whose name has what is typed, or whose id it is. */
const findTags = (text: string, tags: readonly DeviceTag[]) =>
  tags.filter(({ id, name }) => matchesText([name], text.trim()) || String(id) === text.trim());

/** A tag as it is shown; one that is not known yet, by its number. */
function optionOf(tag: DeviceTag | undefined, id: number) {
  const label = tag?.name ?? String(id);
  return { value: String(id), label, content: <Badge variant={tag?.variant ?? 'secondary'}>{label}</Badge> };
}
