export const HELP = `carillon-sim: simulated audio devices, headless

Usage
  carillon-sim run FILE... [OPTION...]  run scenario files on virtual time
  carillon-sim coverage [FILE...]       what of the contract scenarios exercise
  carillon-sim serve [OPTION...]        an MQTT broker with devices on it
  carillon-sim fleet [OPTION...]        many devices on a broker that is there already
  carillon-sim --help                   show this text
  carillon-sim --version                show the version

run
  --timeout N        seconds of real time that a scenario may take, 1 to 86400; default 60
  --transcript FILE  writes every message and every fault with its time: the same to the byte for
                     the same seed

coverage
  --html FILE        writes it as a page, too. Without files: all *.scenario.ts, .mts, .js and
                     .mjs below this folder

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

serve and fleet
  --prefix TEXT      what labels begin with; default SIM-
  --class N          the class of all devices; default 1 to 4 in turn. A broker takes devices
                     of the class that it was started with
  --first N          the number of the first device; default 1
  --meter N          level messages a second and device, asked for or not; default 0
  Devices are SIM-00001 with key KEY-00001 and so on. What goes on is shown on a terminal,
  and written as JSON lines into a pipe. Ctrl-C says Offline for each device and ends.

Options of all
  --seed N   where chance comes from, 0 to 4294967295; CARILLON_SEED is the same,
             and without both it is 1, or what a scenario itself says

A scenario file is JavaScript or TypeScript and exports by default what scenario(...)
of @carillon/simulator returns, or an array of it. simulator/scenarios/ holds examples.

Exit code: 0 all passed, or serve and fleet were ended by a signal; 1 an expectation was not
met, run was ended by a signal, a port is in use, or no broker was reached within 10 s;
2 wrong use or a file that cannot be used, which keeps no other file from being run;
3 nothing was judged, as where all scenarios are skipped.`;
