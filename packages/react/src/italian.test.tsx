// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { italian } from './italian.ts';
import type { Plural, Text } from './messages/area.ts';
import { countriesTexts } from './messages/en/countries.ts';
import { areas, english } from './messages/en/index.ts';
import { createMessages, type MessageOptions } from './messages/messages.ts';
import { CarillonProvider } from './provider/CarillonProvider.tsx';
import { Login } from './screens/account/Login/Login.tsx';

afterEach(cleanup);

await Promise.all(italian.load(Object.values(areas)));
const translated = Object.values(areas).flatMap((area) => Object.entries(italian.getTexts(area) ?? {}));
const originals: Readonly<Record<string, Text>> = english;

const pluralOf = (text: Text): Plural => (typeof text === 'string' ? { other: text } : text);
const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();

test('every text of the catalogue is there in Italian, and no other one', () => {
  expect(translated.map(([key]) => key).sort()).toEqual(Object.keys(english).sort());
});

test('every text takes the values of the English one, in each of its plurals', () => {
  const takesOthers = translated.filter(([key, text]) => {
    const english = pluralOf(originals[key] ?? '');
    // 'Try again' of one, 'Try {count} again' of several: each plural has the values of the same one.
    const namesOf = (category: string) => namesIn(english[category as keyof Plural] ?? english.other);
    return Object.entries(pluralOf(text)).some(
      ([category, sentence]) => namesIn(sentence) !== namesOf(category),
    );
  });
  expect(takesOthers).toEqual([]);
});

// Beyond a thousand come whole millions, for which Italian has a category that no count of ours reaches.
const rules = new Intl.PluralRules(italian.locale);
const categories = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));

test.each(translated.filter(([, text]) => typeof text !== 'string'))(
  '%s has a sentence for each plural of Italian',
  (_key, text) => {
    expect(new Set(Object.keys(text))).toEqual(categories);
  },
);

test('a text whose number decides the words in English decides them in Italian', () => {
  const decides = Object.entries(originals).filter(([, text]) => typeof text !== 'string');
  const texts = new Map(translated);
  expect(decides.map(([key]) => key).filter((key) => typeof texts.get(key) === 'string')).toEqual([]);
});

test('only what is the same word in both languages was left as it is', () => {
  const same = translated.filter(([key, text]) => JSON.stringify(text) === JSON.stringify(originals[key]));
  expect(same.map(([key]) => key).sort(), 'translate it, or say here that it is the same word').toEqual([
    'address.note',
    'at.moment',
    'atOnce.task.volume',
    'audio.db',
    'audio.hz',
    'audio.khz',
    'audio.say.hz',
    'audio.say.khz',
    'audio.volume',
    'basket.counts',
    'board.admin',
    'board.group.offline',
    'board.zone',
    'channels.mono',
    'channels.stereo',
    'copies.tag',
    'dash.bitRate',
    'dash.clip',
    'dash.codec',
    'dash.db',
    'dash.host',
    'dash.lastHeard',
    'dash.left.short',
    'dash.notKnown',
    'dash.radio.url',
    'dash.right.short',
    'dash.unknownCodec',
    'device.offline',
    'device.online',
    'device.screen',
    'device.tab.audio',
    'devices.tag',
    'devices.tag.field',
    'editDevice.tag',
    'eventForms.codec',
    'eventForms.gain.auto',
    'eventForms.gain.times',
    'eventForms.kbps',
    'eventForms.kilohertz',
    'eventForms.milliseconds',
    'eventForms.mono',
    'eventForms.mountpoint',
    'eventForms.password',
    'eventForms.quality.cbr',
    'eventForms.quality.quality',
    'eventForms.quality.vbr',
    'eventForms.scheme',
    'eventForms.scheme.icecast',
    'eventForms.scheme.shoutcast',
    'eventForms.seconds',
    'eventForms.stereo',
    'eventForms.tls',
    'eventForms.url',
    'example.clip',
    'example.db',
    'example.left.short',
    'example.right.short',
    'firstRun.device',
    'fleet.tag',
    'fleet.tell.one',
    'fleet.tile',
    'history.lane.online',
    'history.row.offline',
    'history.state.plays',
    'history.sum.offline',
    'import.filter.option',
    'import.flaw',
    'import.id',
    'incidents.undo.left',
    'live.broker',
    'live.network.offline',
    'live.network.online',
    'login.password',
    'media.file',
    'media.version',
    'medias.name',
    'menus.medias',
    'mode.rtp',
    'mode.usb',
    'moves.card.once',
    'moves.left',
    'order.percent',
    'palette.ctrl',
    'palette.escape',
    'palette.medias',
    'product.sku',
    'profile.account',
    'profile.password',
    'schedule.weekly',
    'shell.account',
    'shell.backoffice',
    'shell.browser',
    'shell.menu',
    'shell.product',
    'silence.levels.at',
    'silence.mark.wrong',
    'silence.next.at',
    'silence.value.stream',
    'silence.volume',
    'sums.carrier',
    'tag.medias',
    'tag.use.medias',
    'time.adjust.zone',
    'time.ntp.server',
    'time.otherDay',
    'time.utc',
    'upload.size',
    'user.id',
    'user.password',
    'views.query',
    'week.bar',
    'week.minute',
  ]);
});

test.each([
  [0, 0, 'Manage 0 of 0 countries.', 'Gestisci 0 di 0 Paesi.'],
  [1, 1, 'Manage 1 of 1 country.', 'Gestisci 1 di 1 Paese.'],
  [1, 2, 'Manage 1 of 2 countries.', 'Gestisci 1 di 2 Paesi.'],
  [10, 21, 'Manage 10 of 21 countries.', 'Gestisci 10 di 21 Paesi.'],
])('LST-09 the title of a list says %d of %d in the plural of its language', (shown, count, ...sentences) => {
  const say = (options?: MessageOptions) =>
    createMessages(options).translate([countriesTexts])('countries.title', { shown, count });
  expect([say(), say({ language: italian, locale: italian.locale })]).toEqual(sentences);
});

test('a screen speaks Italian', async () => {
  const { container } = await act(async () =>
    render(
      <CarillonProvider language={italian}>
        <Login />
      </CarillonProvider>,
    ),
  );
  expect(container.querySelector('[lang]')?.getAttribute('lang')).toBe('it-IT');
  expect(container.querySelector('button[type=submit]')?.textContent).toBe('Accedi');
});
