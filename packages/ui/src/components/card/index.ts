export { Card, CardBody, CardHeader, CardTitle, type CardBodyProps, type CardProps, type CardTitleProps } from './card.js';
