import { hostConfig } from '@carillon/host-common/vite';

// Its nine pages differ more than those of other hosts: with the usual 2600 the list of devices loads 2 kB gzip for nothing.
export default hostConfig('/manage/', 1800);
