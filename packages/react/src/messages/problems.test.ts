import type { ProblemKey } from '@carillon/protocol/form';
import { expect, test } from 'vitest';
import { areas } from './en/index.ts';
import { createMessages } from './messages.ts';

// The sentences of S5 and D5, word for word. That the catalogue has one for every key of the contract is a matter of types.
const sentences: Readonly<Partial<Record<ProblemKey, readonly [id: string, sentence: string]>>> = {
  'problem.invalid': ['ENT-02', 'This value is not valid.'],
  'problem.tooLong': ['ACC-17', 'At most 32 characters.'],
  'problem.tooMany': ['PRD-03', 'No more than 32 are possible.'],

  'problem.email': ['ACC-15', 'Please provide a valid email'],
  'problem.password': [
    'ACC-16',
    'Password must be 8+ characters, with a number, uppercase, lowercase, and a special character',
  ],
  'problem.loginPassword': ['ACC-02', 'Please provide password'],
  'problem.newPassword': ['ACC-09', 'Type a valid password.'],
  'problem.token': ['ACC-06', 'Please provide the token received by email'],
  'problem.signupName': ['ACC-17', 'Please provide a name'],
  'problem.signupSurname': ['ACC-17', 'Please provide a surname'],
  'problem.signupLocation': ['ACC-17', 'Please provide a location'],
  'problem.terms': ['ACC-17', 'Please agree to the terms'],
  'problem.firstName': ['USR-10', 'Please provide firstname'],
  'problem.lastName': ['USR-10', 'Please provide lastname'],
  'problem.location': ['USR-10', 'Please provide location'],
  'problem.username': ['USR-10', 'Please provide email'],

  'problem.address.name': ['ADR-04', 'Please provide a name.'],
  'problem.address.phone': ['ADR-04', 'Please provide a phone number.'],
  'problem.address.line1': ['ADR-04', 'Please provide an address.'],
  'problem.address.country': ['ADR-04', 'Please provide a country.'],
  'problem.address.region': ['ADR-04', 'Please provide an region.'],
  'problem.address.city': ['ADR-04', 'Please provide a city.'],
  'problem.address.zip': ['ADR-04', 'Please provide a postal code.'],

  'problem.country.name': ['CTY-02', 'Please provide a country.'],
  'problem.country.code': ['CTY-02', 'Please provide a code.'],
  'problem.carrier.company': ['CAR-02', 'Please provide a company.'],
  'problem.carrier.name': ['CAR-02', 'Please provide a service name.'],
  'problem.carrier.price': ['CAR-02', 'Please provide a price.'],
  'problem.carrier.countries': ['CAR-02', 'Please provide a country.'],
  'problem.tag.name': ['TAG-02', 'Please provide a name.'],
  'problem.tag.variant': ['TAG-02', 'Please provide a variant.'],
  'problem.media.file': ['MED-02', 'Please provide a file.'],
  'problem.media.fileSize': ['MED-02', 'Please provide a file of at most 10 MB.'],
  'problem.media.fileType': ['MED-02', 'Please provide a PNG, JPEG, WebP or GIF picture.'],
  'problem.media.description': ['MED-02', 'Please provide a description.'],
  'problem.product.title': ['PRD-02', 'Please provide a title.'],
  'problem.product.sku': ['PRD-02', 'Please provide a SKU.'],
  'problem.product.stock': ['PRD-02', 'Please provide the stock, 0 or more.'],
  'problem.product.summary': ['PRD-02', 'Please provide a summary.'],
  'problem.product.description': ['PRD-02', 'Please provide a description.'],
  'problem.product.price': ['PRD-03', 'Please provide a price above 0.'],
  'problem.product.quantity': ['PRD-03', 'Please provide a quantity of 1 or more.'],
  'problem.product.quantityTwice': ['PRD-03', 'Another price already starts at this quantity.'],
  'problem.product.percent': [
    'PRD-03',
    'Please provide a percentage from 0 to 100, with at most two decimals.',
  ],

  'problem.device.label': ['DEV-01', 'Please provide device label'],
  'problem.device.key': ['DEV-01', 'Please provide device key'],
  'problem.device.newName': ['DEV-01', 'Please provide device name'],
  'problem.device.icon': ['DEV-01', 'Missing icon'],
  'problem.device.name': ['DSH-02', 'Please provide a valid name.'],
  'problem.deviceTag.name': ['DTG-03', 'The name is invalid'],

  'problem.event.name': ['PBK-01', 'Please provide a name'],
  'problem.stream.address': [
    'PBK-02',
    'Please provide a valid radio address (e.g. radio.example.com/index.mp3)',
  ],
  'problem.stream.login': ['PBK-02', 'Please provide both user and password'],
  'problem.stream.user': ['PBK-02', 'The user can have at most 32 characters and no colon.'],
  'problem.stream.password': ['PBK-02', 'The password can have at most 32 characters.'],
  'problem.stream.timeout': ['PBK-02', 'Min timeout 15 secs.'],
  'problem.stream.delay': ['PBK-02', 'The sync delay must be between 15 and 120 msec.'],
  'problem.relay.host': ['SND-02', 'Please provide a relay server'],
  'problem.relay.port': ['SND-02', 'Please provide a port'],
  'problem.relay.mountpoint': ['SND-02', 'Please provide a mountpoint'],
  'problem.relay.shoutcastCodec': ['SND-02', 'Shoutcast supports MP3 only'],
  'problem.encoder.codec': ['SND-03', 'Please choose a codec.'],
  'problem.encoder.ch': ['SND-03', 'Please choose mono or stereo.'],
  'problem.encoder.qlt': ['SND-03', 'Please choose a quality that this codec supports.'],
  'problem.encoder.sr': ['SND-03', 'Please choose a sample rate that this codec supports.'],
  'problem.encoder.br': ['SND-03', 'Please choose a bitrate that this sample rate supports.'],
  'problem.encoder.adc': ['SND-03', 'Please choose channels that match mono or stereo.'],
  'problem.encoder.gain': ['SND-04', 'The gain must be between 0 and 65535.'],
  'problem.encoder.ag': ['SND-04', 'The automatic gain must be between 0 and 65535.'],
  'problem.radio.control': ['SND-01', 'Remove line breaks and other control characters.'],

  'problem.clock.date': ['CLK-04', 'Provide a valid date'],
  'problem.clock.time': ['CLK-04', 'Provide a valid time'],
  'problem.clock.ntp': ['CLK-03', 'Please provide NTP'],
};

const messages = createMessages();
const isProblemKey = (key: string): key is ProblemKey => key in sentences;

test.each(Object.entries(sentences).map(([key, [id, sentence]]) => [id, key, sentence] as const))(
  '%s %s reads “%s”',
  (_id, key, sentence) => {
    if (!isProblemKey(key)) throw new Error(`${key} is no problem`);
    expect(messages.problemText(Object.values(areas), { key, values: { max: 32 } })).toBe(sentence);
  },
);
