import { hostConfig } from '@carillon/host-common/vite';

export default hostConfig('/manage/');
