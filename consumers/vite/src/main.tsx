import '@seaberry/ui/styles.css';
import '@seaberry/ui/inter.css';
import './page.css';

import { createRoot } from 'react-dom/client';

import { App } from './app';

const place = document.querySelector('#root');
if (place) createRoot(place).render(<App />);
