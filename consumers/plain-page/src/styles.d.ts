declare module '@seaberry/ui/styles.css';
