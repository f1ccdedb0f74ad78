import {
  Button,
  ComboBox,
  createToastQueue,
  DateField,
  Dialog,
  Menu,
  MultiSelect,
  Popover,
  Screen,
  Select,
  type SelectOption,
  stack,
  TextField,
  TimeField,
  type TimeOfDay,
  ToastRegion,
  Tooltip,
} from '@carillon/react/ui';
import { useState } from 'react';

const countries: SelectOption[] = [
  { value: 'AT', label: 'Austria' },
  { value: 'CH', label: 'Switzerland' },
  { value: 'IT', label: 'Italy' },
];

/** Everything of the kit that opens over something, or moves the focus. */
export function Overlays() {
  const [isOpen, setOpen] = useState(false);
  const [country, setCountry] = useState<string | null>(null);
  const [chosen, setChosen] = useState<SelectOption[]>([]);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState('AT');
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState<TimeOfDay | null>(null);
  const [done, setDone] = useState('nothing');
  const [queue] = useState(() => createToastQueue());
  const close = () => setOpen(false);
  const list = { openLabel: 'Show all', emptyText: 'None' };
  return (
    <Screen isPage>
      <div className={stack}>
        <output>{`Done: ${done}`}</output>
        <Menu
          aria-label="Things to do"
          trigger={<Button>Do</Button>}
          entries={['Play', 'Pause', 'Delete'].map((label) => ({
            id: label,
            label,
            onAction: () => setDone(label),
          }))}
        />
        <Popover title="Main source" trigger={<Button>More</Button>}>
          192 kbit/s
        </Popover>
        <Tooltip text="Plays it now">
          <Button onPress={() => queue.add({ kind: 'success', title: 'It plays.' })}>Play</Button>
        </Tooltip>
        <Button onPress={() => setOpen(true)}>Ask</Button>
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title="A question"
          closeLabel="Close"
          footer={<Button onPress={close}>Answer</Button>}
        >
          <TextField label="Reason" />
          <Popover title="Why we ask" trigger={<Button>Why</Button>}>
            <Button onPress={() => setDone('Why')}>Now I know</Button>
          </Popover>
          <ComboBox label="Country" options={countries} value={country} onChange={setCountry} {...list} />
        </Dialog>
        <ComboBox label="Place" options={countries} value={country} onChange={setCountry} {...list} />
        <MultiSelect
          label="Places"
          options={countries.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))}
          value={chosen}
          onChange={setChosen}
          search={search}
          onSearch={setSearch}
          chosenLabel="Chosen places"
          removeLabel={(label) => `Remove ${label}`}
          {...list}
        />
        <Select label="Order" options={countries} value={order} onChange={setOrder} />
        <DateField label="Day" value={day} onChange={setDay} />
        <TimeField label="Time" value={time} onChange={setTime} />
        <ToastRegion queue={queue} aria-label="Messages" dismissLabel="Dismiss" />
      </div>
    </Screen>
  );
}
