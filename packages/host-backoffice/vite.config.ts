import { hostConfig } from '@carillon/host-common/vite';

// With a file for each of its parts a login would ask for a dozen. What lists need, too, is a file of its own.
export default hostConfig('/backend/', [
  {
    name: 'field',
    test: /\/(TextField\.tsx|Alert\.tsx|errorText\.ts|useScreenName\.ts|useAction\.ts|form\/trim\.ts|icons\/lock\.mjs)$/,
    priority: 2,
  },
  {
    name: 'form',
    test: /\/(useForm\.ts|AccountForm\.tsx|AccountPage\.tsx|PasswordField\.tsx|account\/forms\.ts|icons\/mail\.mjs)$/,
    priority: 1,
  },
]);
