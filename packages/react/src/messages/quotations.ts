import type { english } from './en/index.ts';

type Key = keyof typeof english;
type Sentence = string | { readonly one: string; readonly other: string };

/** What stands on the screen instead of what is quoted, and why. */
interface Instead {
  readonly said: Sentence;
  readonly why: string;
}

/** What is quoted, with the placeholders of the catalogue, and by which texts it is said. */
type Quotation = readonly [said: Key | readonly Key[], sentence: Sentence, instead?: Instead];

const MISLEADING = 'the quoted words would mislead';
const GIVEN_AT_ONCE = 'one title for every answer of the server that is a refusal';
const REASON = 'the reason that there is, written out';

/**
 * Every sentence and every label that the specifications quote, by chapter: S is the shop and back-office, D the device console, and
 * what has neither is a row of the requirements. What goes over the wire, signs, and words of the platform are not here.
 */
export const quotations: Readonly<Record<string, readonly Quotation[]>> = {
  'S2, navigation': [
    [['shell.shop', 'shop.title'], 'Shop'],
    [['shell.devices', 'devices.title', 'deviceArea.tab.devices'], 'Devices'],
    [['shell.login', 'menus.login', 'login.title', 'login.submit'], 'Login'],
    [['menus.signup', 'welcome.signup', 'login.signup'], 'Signup'],
    [['menus.profile', 'profile.title'], 'Profile'],
    ['menus.addresses', 'Address'],
    [['menus.logout', 'logout.title'], 'Logout'],
    [['menus.users', 'users.name'], 'Users'],
    ['menus.countries', 'Country'],
    ['menus.carriers', 'Carrier'],
    ['menus.tags', 'Tags'],
    ['menus.medias', 'Media'],
    ['menus.products', 'Product'],
    ['managing.banner', 'Watch out, you are managing user ID: {userId}.'],
    ['logout.done.title', 'Logged Out'],
    ['logout.done', 'Session ended successfully.'],
    ['error.unexpected', 'Unexpected Application Error'],
    ['shell.notFound', '404 Page not found'],
  ],

  'S2, lists': [
    [
      'countries.title',
      { one: 'Manage {shown} of {count} country.', other: 'Manage {shown} of {count} countries.' },
    ],
    ['tags.title', { one: 'Manage {shown} of {count} tag.', other: 'Manage {shown} of {count} tags.' }],
    [
      'carriers.title',
      { one: 'Manage {shown} of {count} carrier.', other: 'Manage {shown} of {count} carriers.' },
    ],
    [
      'products.title',
      { one: 'Manage {shown} of {count} product.', other: 'Manage {shown} of {count} products.' },
    ],
    ['medias.title', 'Manage medias.'],
    ['list.search.hint', 'Type enter to search globally...'],
    ['list.rows', { one: '{count} row', other: '{count} rows' }],
    ['list.delete', 'Delete'],
    ['countries.empty', 'No country added yet'],
    ['tags.empty', 'No tag added yet'],
    ['carriers.empty', 'No carrier added yet'],
    ['medias.empty', 'No media added yet'],
    ['products.empty', 'No carrier added yet', { said: 'No product added yet', why: MISLEADING }],
    ['users.title', 'User List'],
    ['users.create', 'Create User'],
    ['users.counts', 'Retrieved {count} user(s).'],
    ['users.delete.confirm', 'I am sure, delete {count} user(s)'],
  ],

  'S2, forms': [
    ['address.add', 'Add Address'],
    ['address.edit', 'Edit Address'],
    ['address.main', 'Make this my default address'],
    [['list.delete.title', 'form.delete.title'], 'Are you sure?'],
    ['address.delete', 'I am sure, delete address'],
    ['carrier.shipTo', 'Ship to'],
    ['carrier.country.empty', 'No country found'],
    ['form.more', 'Show more'],
    ['form.dates', 'Created at {created} · Updated at {updated}'],
    ['form.back', 'Go back'],
    ['form.add', 'Add'],
    [['form.edit', 'profile.edit'], 'Edit'],
    ['form.delete', 'Delete'],
    ['form.cancel', 'Cancel'],
    ['profile.delete', 'Delete Account'],
    ['profile.delete.confirm', 'I am sure, delete my account'],
    ['terms.agree', 'Agree'],
  ],

  'S5, accounts': [
    ['problem.email', 'Please provide a valid email'],
    ['problem.username', 'Please provide email'],
    [
      'problem.password',
      'Password must be 8+ characters, with a number, uppercase, lowercase, and a special character',
    ],
    ['problem.newPassword', 'Type a valid password.'],
    ['problem.loginPassword', 'Please provide password'],
    ['problem.signupLocation', 'Please provide a location'],
    ['problem.firstName', 'Please provide firstname'],
    ['problem.lastName', 'Please provide lastname'],
    ['problem.location', 'Please provide location'],
    ['login.invalid', 'Type a valid email and password'],
    ['login.invalid.title', 'Invalid credential format'],
    ['problem.token', 'Please provide the token received by email'],
    ['recover.token.hint', 'Copy and paste the token received by email.'],
  ],

  'S5, records': [
    ['problem.address.name', 'Please provide a name.'],
    ['problem.address.phone', 'Please provide a phone number.'],
    ['problem.address.line1', 'Please provide an address.'],
    ['problem.address.country', 'Please provide a country.'],
    ['problem.address.region', 'Please provide an region.'],
    ['problem.address.city', 'Please provide a city.'],
    ['problem.address.zip', 'Please provide a postal code.'],
    ['problem.country.name', 'Please provide a country.'],
    ['problem.country.code', 'Please provide a code.'],
    ['problem.carrier.company', 'Please provide a company.'],
    [
      'problem.carrier.name',
      'Please provide a code.',
      { said: 'Please provide a service name.', why: MISLEADING },
    ],
    ['problem.carrier.price', 'Please provide a price.'],
    ['problem.carrier.countries', 'Please provide a country.'],
    ['problem.media.file', 'Please provide a file.'],
    ['problem.tag.variant', 'Please provide a variant.'],
  ],

  'S8, calls': [
    ['error.notFound', 'Page not found'],
    ['error.serverError', 'Internal server error'],
    ['error.unknownStatus', 'Unknown server error {status}'],
    ['error.notJson', "Cannot JSON parse server's answer"],
    ['error.network', 'Fetch raised an exception'],
    [
      'error.offline',
      'Fetch raised an exception',
      { said: 'Fetch raised an exception: there is no network connection.', why: REASON },
    ],
    ['error.refused', 'Failed with no error messages from the server.'],
    ['error.refusedSave', 'Fetch failed with no error messages from the server.'],
    [
      'error.invalidAnswer',
      'Fetch failed due to',
      { said: 'Fetch failed due to a response that this version cannot read.', why: REASON },
    ],
  ],

  'S8, accounts and records': [
    [['signup.exists.title', 'profile.exists.title'], 'Account exists'],
    [
      'signup.exists',
      'It seems {email} already has an backend. Register with a different email or reset your password!',
      {
        said: 'It seems {email} already has an account. Register with a different email or reset your password!',
        why: MISLEADING,
      },
    ],
    ['login.failed.title', 'Server error'],
    ['login.failed.title', 'Server message:', { said: 'Server error', why: GIVEN_AT_ONCE }],
    ['profile.exists', 'It seems {email} is already picked. Use a different email address.'],
    ['address.added', 'Address for {name} added successfully.'],
    ['address.removed', 'Address removed successfully.'],
    [['list.deleted', 'form.deleted'], '{name} has been deleted!'],
    ['profile.saved', 'Profile updated correctly!'],
    [['resend.done', 'user.resend.done'], 'Verification email sent.'],
    ['verify.done', 'Account verified successfully, you can now login in.'],
    ['reset.done', 'Password reset successfully, you can now login in.'],
    ['profile.deleted', 'Your account has been permanently deleted from our servers.'],
    ['profile.deleted.title', 'Account Removed Successfully'],
    ['users.deleted', 'User {id} deleted successfully'],
    ['user.added', 'A new user has been created successfully.'],
    ['user.added.title', 'User added!'],
  ],

  'D1, the footer': [
    ['shell.company', 'Company'],
    ['shell.terms', 'Terms'],
    ['shell.browser', 'Browser'],
    ['shell.standalone', 'Standalone'],
  ],

  'D2, users and addresses': [
    ['user.edit', 'Edit User'],
    ['user.firstName', 'Firstname'],
    ['user.lastName', 'Lastname'],
    [['user.accessed', 'users.accessed'], 'Accessed at'],
    ['user.verified', 'Verified'],
    ['user.notVerified', 'NotVerified'],
    ['user.blocked', 'Blocked'],
    ['user.notBlocked', 'NotBlocked'],
    ['user.save', 'Save Changes'],
    ['user.edited', 'User {id} edited successfully.'],
    ['user.edited.title', 'User edited!'],
    ['user.removed', 'User {id} removed successfully.'],
    ['user.removed.title', 'User removed!'],
    ['addresses.delete', 'I am sure, delete {count} address(es)'],
    ['list.delete.named', '{names} will be deleted permanently.'],
    ['form.delete.named', '{name} will be deleted permanently.'],
    ['addresses.empty', 'No address added yet'],
    ['addresses.deleted.title', 'Address Removed'],
  ],

  'D2, devices and their tags': [
    ['managing.banner.addDevice', 'Watch out, you are managing user ID {userId}.'],
    ['deviceArea.tab.addDevice', 'Add'],
    [['deviceArea.tab.deviceTags', 'deviceTags.title'], 'Tags'],
    [['addDevice.title', 'devices.add'], 'Add Device'],
    ['addDevice.label', 'Label'],
    ['addDevice.key', 'Key'],
    ['addDevice.name', 'Device Name'],
    ['addDevice.icon', 'Icon'],
    ['addDevice.submit', 'Register Device'],
    ['devices.unregister', 'Unregister'],
    [
      'devices.unregister.question',
      '{names} will be unregistered permanently.',
      {
        said: '{names} will be unregistered permanently. Stored events stay on the device and go on playing. Label and key register it again.',
        why: 'The words are followed by what they mean.',
      },
    ],
    ['devices.unclassified', 'Unclassified'],
    ['devices.empty', 'No devices registered yet'],
    ['deviceTags.create', 'Create Tag'],
    ['deviceTags.assigned', 'Assigned {count}'],
    ['deviceTags.empty', 'No tags created yet'],
  ],

  'D2, the dashboard': [
    ['dash.main', 'Main'],
    ['dash.failover', 'Fail over'],
    ['dash.info', 'Additional Info'],
    ['dash.manage', 'Manage events'],
  ],

  'D2, events': [
    ['events.create', 'Create event'],
    ['mode.playback', 'Playback'],
    ['mode.sender', 'Sender'],
    ['mode.rtp', 'RTP'],
    ['mode.storage', 'Local Storage'],
    ['events.order.nameAsc', 'Event Name A-Z'],
    ['events.order.nameDes', 'Event Name Z-A'],
    ['events.order.mode', 'Event Mode'],
    ['events.delete.question', '{names} will be deleted forever.'],
    [['events.scheduled', 'dash.scheduled'], 'Scheduled'],
    ['events.playing', 'Playing'],
    ['events.empty', 'No events created yet'],
    ['device.offline.banner', '{device} is offline.'],
    ['eventForms.playback.create', 'Create Playback Event'],
    ['eventForms.playback.edit', 'Edit Playback Event'],
    ['eventForms.sender.create', 'Create Sender Event'],
    ['eventForms.sender.edit', 'Edit Sender Event'],
    ['eventForms.recap', 'Recap'],
    ['eventForms.always', 'Always'],
    ['eventForms.daily', 'Daily'],
    ['eventForms.weekly', 'Weekly'],
    ['eventForms.tls', 'TLS'],
    ['eventForms.plain', 'Plain'],
    ['eventForms.advertise', 'Advertise'],
    [['eventForms.public', 'dash.radio.public'], 'Public'],
    [['eventForms.private', 'dash.radio.private'], 'Private'],
  ],

  'D2, the clock': [
    ['time.sync', 'Sync'],
    ['time.adjust.title', 'Adjust date and time'],
    ['time.always', 'Always'],
    ['time.never', 'Never'],
  ],

  'D3, modes and options': [
    ['mode.undefined', 'Undefined'],
    ['mode.usb', 'USB'],
    ['eventForms.channelMode.joint', 'Joint'],
    ['eventForms.channelMode.dual', 'Dual'],
    ['eventForms.channelMode.left', 'Left'],
    ['eventForms.channelMode.right', 'Right'],
    ['eventForms.channelMode.mono', 'Mono', { said: 'Mono (downmix)', why: MISLEADING }],
    ['eventForms.quality.quality', 'Qlt'],
    ['eventForms.quality.vbr', 'VBR'],
    ['eventForms.quality.cbr', 'CBR'],
  ],

  'D4, sound and clock': [
    ['audio.powerOff', 'Power off'],
    ['audio.full', 'No attenuation'],
    ['clock.state.manual', 'Date and time inserted manually'],
    ['clock.state.stale', 'Date and time are stale due to a missed NTP synchronization'],
  ],

  'D5, events': [
    ['problem.event.name', 'Please provide a name'],
    ['schedule.noDay', 'At least a day must be selected.'],
    ['schedule.noStart', 'Select start time.'],
    ['schedule.noEnd', 'Select end time.'],
    ['schedule.endBeforeStart', 'End time must be greater than start time.'],
    ['schedule.noStartDay', 'Select start day.'],
    ['schedule.noEndDay', 'Select end day.'],
    ['schedule.always', 'Event runs always.'],
    ['schedule.overlap', 'Overlapping event.'],
    ['problem.stream.address', 'Please provide a valid radio address (e.g. {host}/index.mp3)'],
    ['problem.stream.login', 'Please provide both user and password'],
    ['problem.stream.timeout', 'Min timeout 15 secs.'],
    ['problem.relay.host', 'Please provide a relay server'],
    ['problem.relay.port', 'Please provide a port'],
    ['problem.relay.mountpoint', 'Please provide a mountpoint'],
  ],

  'D5, devices, tags and clock': [
    ['problem.clock.date', 'Provide a valid date'],
    ['problem.clock.time', 'Provide a valid time'],
    ['problem.clock.ntp', 'Please provide NTP'],
    ['problem.device.label', 'Please provide device label'],
    ['problem.device.key', 'Please provide device key'],
    ['problem.device.newName', 'Please provide device name'],
    ['problem.device.icon', 'Missing icon'],
    ['problem.device.name', 'Please provide a valid name.'],
    ['problem.deviceTag.name', 'The name is invalid'],
    ['deviceTags.used', '{name} is still associated with {count} device(s)'],
    ['deviceTags.used.title', 'Cannot Delete Tag'],
  ],

  'D8, what failed': [
    ['addresses.delete.failed', 'Deleting Failed'],
    ['events.delete.error', 'An error occurred while deleting this event: {error}'],
    [['list.delete.failedOne.title', 'form.delete.failed.title'], 'Failed to Delete'],
    [['eventForms.error', 'copies.error'], 'An error occurred while processing this event: {error}'],
    [['eventForms.create.failed', 'copies.failedOne.title'], 'Failed to create event'],
    ['eventForms.edit.failed', 'Failed to edit event'],
    ['addDevice.failed', 'Failed to Register'],
    ['devices.unregister.incomplete', 'Unregister Failed'],
    ['devices.tag.incomplete', 'Failed to Tag'],
    [['devices.clear.incomplete', 'editDevice.clear.failed'], 'Failed to Clear Tag'],
    [
      'editDevice.failed',
      'Failed to Clear Tag',
      { said: 'Failed to Edit', why: 'of name and icon of a device: no tag is cleared' },
    ],
    ['deviceTags.create.failed', 'Cannot Create Tag'],
    [
      'choosing.tag.failed',
      'Cannot Create Tag',
      { said: 'Cannot Create Tag: {reason}', why: 'in the picker both are one line' },
    ],
    [['deviceTags.edit.failed', 'user.edit.failed'], 'Failed to Edit'],
  ],

  'D8, connection and commands': [
    ['broker.unreachable', 'The remote broker is unreachable it can be due to DNS issue; try again later.'],
    ['broker.down', 'The remote broker is down or under maintenance; try again later.'],
    ['broker.refused', 'Cannot establish a connection with the broker at {address}'],
    ['broker.closed', 'Connection closed by the user.'],
    ['broker.lost', 'Connection lost with the broker at {address}.'],
    ['broker.silent', 'Connection accidentally lost.'],
    ['command.deviceOffline', 'Device offline'],
    ['command.deviceNotValid', 'Device is not valid'],
    ['command.notConnected', 'Paho is not connected yet'],
    ['command.timeout', 'MQTT response timeout ({ms} ms)...'],
  ],

  'D8, result codes': [
    ['clock.result.-1', 'Module is busy'],
    ['clock.result.-2', 'No timestamp is available, server not contacted'],
    ['clock.result.-3', "Timestamp is stale, there's no recent timestamp"],
    ['clock.result.-4', 'NTP socket operation error'],
    ['clock.result.-5', 'NTP socket bind failed'],
    ['clock.result.-6', 'NTP server could not be accessed'],
    ['clock.result.-7', 'Wrong NTP version received'],
    ['clock.result.-8', 'Wrong NTP timestamp received'],
    ['clock.result.-9', 'NTP time synchronization error'],
    ['clock.result.-10', 'NTP KissOfDeath code has been received'],
    ['clock.result.-11', 'NTP DNS error'],
    ['clock.result.-12', 'NTP interface error'],
    ['clock.result.-13', 'NTP connection type error'],
  ],

  'D8, event codes': [
    ['clock.event.1', 'A new NTP timestamp has been acquired successfully'],
    ['clock.event.-1', 'NTP server name DNS failed'],
    ['clock.event.-2', 'could not select a valid NTP interface'],
    ['clock.event.-3', 'could not bind the socket to the NTP interface or timeout on the socket TX'],
    ['clock.event.-4', 'no reply received from the NTP server'],
    ['clock.event.-5', 'the server response has a wrong version'],
    ['clock.event.-6', 'the server response had wrong timestamp'],
    ['clock.event.-7', "the server replied with a Kiss O' Death code"],
    ['clock.event.-8', 'the server response has a synchronization error'],
  ],

  'FLV, the fleet': [
    ['board.attention', 'Needs attention'],
    [
      'at.title',
      'What will play at …',
      { said: 'What will play at a time', why: 'the moment is chosen below it, and said with the count' },
    ],
  ],

  // Decided where the specifications are silent
  'Decided, texts': [
    ['form.saved', '{name} has been saved!'],
    ['problem.tooLong', 'At most {max} characters.'],
    ['problem.tooMany', 'No more than {max} are possible.'],
    ['user.lastAdmin', 'At least one administrator must remain.'],
    ['shell.live.unused', 'Not in use'],
  ],
};
