export const HELP = `carillon-sim: simulated audio devices, headless

Usage
  carillon-sim run WHAT... [OPTION...]  run scenarios on virtual time
  carillon-sim coverage [FILE...]       what of the contract scenarios exercise
  carillon-sim mutate WHAT... --firmware FILE
                                        which mistakes in a firmware scenarios would find
  carillon-sim serve [OPTION...]        an MQTT broker with devices on it
  carillon-sim fleet [OPTION...]        many devices on a broker that is there already
  carillon-sim record FILE [OPTION...]  what is said on a broker, into a file
  carillon-sim scenario FILE            the scenario that a recording makes
  carillon-sim --help                   show this text
  carillon-sim --version                show the version

run
  WHAT is a file; a file and a line, such as hall.scenario.ts:12, for the scenario that stands
  there; a folder, for all *.scenario.ts, .mts, .js and .mjs below; or a pattern in quotes
  --grep TEXT        those whose title holds it; /PATTERN/ is a regular expression
  --tag TAG          those with this tag, may be repeated; --not-tag TAG those without it
  --list             tells of them, and runs nothing
  --workers N        so many run at the same time, 1 to 64; default 1. What is said stays the same
  --seeds 1..50      each with each of these seeds; each failure is told once, with its first seed
  --bail [N]         ends after N failures, or after the first
  --watch            runs again what changed, until Ctrl-C
  --report KIND=FILE junit, json or html, may be repeated
  --timeout N        seconds of real time that a scenario may take, 1 to 86400; default 60
  --firmware FILE    a module whose default export is the firmware of all devices, in the place of
                     ours: (options) => firmware, types CreateFirmware and Firmware
  --against ADDRESS  real devices on this broker, in real time; what cannot be brought about there,
                     such as a fault, is not tried
  --device LABEL     a device of the scenarios that a real one plays, may be repeated; LABEL=OTHER:
                     OTHER plays it
  --prepare          makes them what the scenario begins with: deletes their events, stores those of
                     the scenario, sets clock, volume and equalizer
  --longest-wait N   seconds that a step may wait, 1 to 86400; default 120, what is longer is not tried
  --way N            milliseconds by which a message may be later for its way; default 500
  --ca FILE, --username NAME, --password WORD: as for fleet, of somebody who may command them
  --compare FILE     where this run differs from the transcript of an earlier one: a line for each
                     scenario that does, exit code 1
  --by-requirement   lists what became of each requirement that the scenarios name in their titles or
                     tags, such as D7:vol: passed, failed, not tried
  --transcript FILE  writes every message and every fault with its time: the same to the byte for
                     the same seed

coverage
  --html FILE        writes it as a page, too. Without files: all *.scenario.ts, .mts, .js and
                     .mjs below this folder
  --timeout SECONDS  how long a file may take to load, and each of its scenarios; default 60

mutate
  Changes one small thing of the firmware at a time, here and in the modules that it imports by
  their paths, and runs the scenarios that come by there until one fails. What none finds is listed:
  conditions negated, limits shifted, numbers one more or less, statements left out, texts emptied
  --firmware FILE    its module: an ES module, JavaScript or TypeScript
  --sample N         tries so many, spread evenly
  --except FILE      those that may live, JSON: [{ "of": ["fw.mjs greet: 'Hi'"], "reason": "why" }],
                     by how their names begin, as they are listed after the line
  --grep, --tag, --not-tag, --timeout: as for run

serve
  --devices N        how many devices; default 4, 0 is a broker alone
  --host ADDRESS     where to listen, may be repeated; default 127.0.0.1 and ::1
  --mqtt-port N      port of MQTT; default 1883, 0 takes any free one
  --ws-port N        port of MQTT over websocket; default 9001
  --cert FILE        certificate and its key, PEM: both ports speak TLS
  --key FILE
  --name NAME        a host name or address by which the websocket may be asked for besides
                     localhost and --host, may be repeated
  --origin ORIGIN    a page that may open a websocket besides those of this machine, may be
                     repeated
  --authority FILE   who may log in and what is theirs, JSON; without it everybody is an
                     admin, and labels with their keys are devices:
                     { "people": [{ "id": 1, "password": "p", "devices": ["SIM-00002"] },
                                  { "id": 2, "password": "q", "role": "admin" }],
                       "devices": [{ "label": "CR-7", "key": "k", "class_id": 2 }] }
  --open             a plain MQTT broker for tests of MQTT clients: anybody may log in without
                     a name and use any topic, but for a topic that ends in 'nosubscribe';
                     on this machine only

fleet
  --devices N        how many devices in all, 1 to 1,000,000; default 10
  --broker ADDRESS   mqtt://, mqtts://, ws:// or wss://, repeated for each address of a cluster,
                     over which the devices spread evenly; default mqtt://127.0.0.1:1883
  --ca FILE          whose certificates to trust besides the usual ones, PEM
  --username NAME    one login for all devices; default: each its label and key
  --password WORD
  --shard K/N        only the K-th of N parts, the others run on other machines
  --connects N       how many devices connect a second at most, 1 to 100,000; default 1,000
  --expect-online P  comes to a verdict: so many devices, such as 100% or 990, are online ...
  --within TIME      ... after at most so long, such as 500ms, 60s, 5min or 1h; default 30s
  --kill P           then cuts the connections of so many, which must be back as soon
  --for TIME         ends after so long; what is expected must hold at the end, too

record
  FILE is new: JSON lines, a message each, with its time. Each device is asked once what it holds;
  passwords of streams are not kept. Ctrl-C ends it
  --broker ADDRESS   mqtt://, mqtts://, ws:// or wss://; default mqtt://127.0.0.1:1883
  --device LABEL     only this device, may be repeated; --class N is the class of all of them. Without
                     it all devices, which an administrator may hear
  --silent           asks nothing
  --for TIME         ends after so long, such as 30s, 5min or 8h
  --ca FILE, --username NAME, --password WORD: as for fleet, of somebody who may hear them

scenario
  Writes a scenario file to the output: the devices of the recording are told what they were told,
  and must say what they said. Levels are left out

serve and fleet
  --replay FILE      the devices of a recording: they say again what was heard of them, answer with
                     what was known of them by then, and refuse to be set
  --speed N          so many times as fast, 1 to 1000
  --prefix TEXT      what labels begin with; default SIM-
  --class N          the class of all devices; default 1 to 4 in turn. A broker takes devices
                     of the class that it was started with
  --first N          the number of the first device; default 1
  --meter N          level messages a second and device, asked for or not; default 0
  --real-streams     devices connect to the radios of their events, and send silence to their relays
                     (MP3); without it every station is simulated
  Devices are SIM-00001 with key KEY-00001 and so on. What goes on is shown on a terminal,
  and written as JSON lines into a pipe. Ctrl-C says Offline for each device and ends.

Options of all
  --profile FILE  limits and times of the simulated devices, JSON; what is left out is as in ours:
             { "events": 64, "connectMs": [300, 900], "stoppingMs": 150, "queryMs": 600000 }
  --seed N   where chance comes from, 0 to 4294967295; CARILLON_SEED is the same,
             and without both it is 1, or what a scenario itself says

A scenario file is JavaScript or TypeScript and exports by default what scenario(...)
of @carillon/simulator returns, or an array of it. simulator/scenarios/ holds examples.

Exit code: 0 all passed, or serve and fleet were ended by a signal; 1 an expectation was not
met, run was ended by a signal, a port is in use, or no broker was reached within 10 s;
2 wrong use or a file that cannot be used, which keeps no other file from being run;
3 nothing was judged, as where all scenarios are skipped, or none matches.`;
