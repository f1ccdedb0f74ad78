export { QueryClient, useMutation } from '@tanstack/react-query';
