// What a page with React cannot be faster than.
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>React alone</h1>);
