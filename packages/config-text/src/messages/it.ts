import type { MessageWords } from './en.ts';

export const it: MessageWords = {
  rules: {
    'file/binary': {
      title: 'Non è un file di testo',
      why: 'Il file contiene byte che un file di testo non ha, quindi non viene aperto.',
      fix: 'Lascialo fuori, o controlla che l’estensione sia quella giusta.',
    },
    'file/too-big': {
      title: 'File troppo grande',
      why: 'Il file supera i 20 MB.',
      fix: 'Apri solo la parte che contiene i testi.',
    },
    'file/unknown-format': {
      title: 'Tipo di file sconosciuto',
      why: 'I file di questo tipo non vengono letti.',
      fix: 'Apri file YAML, JSON, TOML, HOCON, properties o di testo.',
    },
    'file/encoding': {
      title: 'Il file non è in UTF-8',
      why: 'Il file non è in UTF-8; viene letto come {{detail}}. I plugin che si aspettano UTF-8 mostrano altre lettere, o niente.',
      fix: 'Se il plugin mostra lettere sbagliate o non lo legge, salva il file in UTF-8.',
    },
    'file/mixed-line-ends': {
      title: 'Fine riga diversi',
      why: 'Le righe finiscono in modi diversi; questa è la prima che differisce.',
      fix: 'Non si rompe niente. Un editor può uniformare i caratteri di fine riga.',
    },
    'file/long-key': {
      title: 'Chiave troppo lunga',
      why: 'Le chiavi che portano qui hanno insieme più di 2.000 caratteri. Ciò che contengono non viene letto.',
      fix: 'Cerca prima di questo punto delle virgolette non chiuse.',
    },
    'yaml/unquoted-code': {
      title: 'Codice senza virgolette',
      why: 'Senza virgolette YAML prende il codice per un’ancora, e va perso.',
      fix: 'Metti tutto il testo tra virgolette.',
    },
    'yaml/must-quote': {
      title: 'Virgolette mancanti, o chiuse troppo presto',
      why: 'YAML non lo legge come testo: le virgolette mancano, non si chiudono o si chiudono troppo presto.',
      fix: 'Metti tutto il testo tra virgolette.',
    },
    'yaml/list-or-text': {
      title: 'Un elenco o un testo?',
      why: 'Tra parentesi YAML legge un elenco, e qui a un elemento servono le virgolette. Mettile a ogni elemento, o a tutto se è un testo solo.',
      fix: 'Guarda nel file di partenza del plugin quale dei due ci vuole.',
    },
    'yaml/cut-by-comment': {
      title: 'Testo tagliato da un commento',
      why: 'Dal # in poi è un commento: il testo finisce prima.',
      fix: 'Metti tra virgolette tutto il testo, anche il #.',
    },
    'yaml/tab': {
      title: 'Tabulazione al posto degli spazi',
      why: 'Qui il gioco rifiuta le tabulazioni: usa gli spazi.',
      fix: 'Sostituisci la tabulazione con spazi.',
    },
    'yaml/bad-escape': {
      title: 'Escape sconosciuto',
      why: '{{detail}} non è un escape di YAML, e il gioco rifiuta il file.',
      fix: 'Scrivi due volte la barra rovesciata, o usa le virgolette singole.',
    },
    'yaml/duplicate-key': {
      title: 'Chiave doppia',
      why: 'La chiave {{detail}} compare due volte; il gioco usa l’ultima.',
      fix: 'Togline una delle due, o cambiale nome.',
    },
    'yaml/key-type': {
      title: 'Chiave che non è testo',
      why: 'Il gioco legge questa chiave come {{detail}}.',
      fix: 'Metti la chiave tra virgolette.',
    },
    'yaml/under-indented': {
      title: 'Riga poco rientrata',
      why: 'Questa riga di un testo tra virgolette andrebbe rientrata di più. Il gioco la legge, altri programmi la rifiutano.',
      fix: 'Rientrala più della sua chiave.',
    },
    'yaml/comment-without-space': {
      title: 'Commento senza spazio',
      why: 'Prima del commento ci vuole uno spazio. Il gioco lo legge, altri programmi lo rifiutano.',
      fix: 'Metti uno spazio prima del #.',
    },
    'yaml/multi-document': {
      title: 'Secondo documento nel file',
      why: 'Qui comincia un secondo documento; il gioco rifiuta il file.',
      fix: 'Cancella la riga che li separa, o dividi il file in due.',
    },
    'yaml/bad-merge': {
      title: 'Unione con qualcosa che non è una mappa',
      why: '<< prende le voci di una mappa o di un elenco di mappe. Questo non è né l’una né l’altro, e il gioco rifiuta il file.',
      fix: 'Unisci una mappa, o dai alla chiave un altro nome.',
    },
    'yaml/control-character': {
      title: 'Carattere di controllo',
      why: 'Il gioco rifiuta i file con il carattere {{detail}}.',
      fix: 'Cancella il carattere.',
    },
    'yaml/line-break': {
      title: 'A capo insolito',
      why: 'Per il gioco {{detail}} termina la riga.',
      fix: 'Sostituiscilo con un normale a capo, o con uno spazio.',
    },
    'yaml/nesting': {
      title: 'Troppi livelli',
      why: 'Più livelli di quanti il gioco ne legga.',
      fix: 'Usa meno chiavi ed elenchi uno dentro l’altro.',
    },
    'yaml/too-many-errors': {
      title: 'Troppi errori',
      why: 'Il file ha così tanti errori che non viene letto.',
      fix: 'Se è davvero YAML, correggi i primi errori e riaprilo.',
    },
    'yaml/too-big': {
      title: 'Troppe righe',
      why: 'Il file ha troppe righe per essere letto.',
      fix: 'Apri solo la parte che contiene i testi.',
    },
    'yaml/syntax': {
      title: 'YAML che non si legge',
      why: 'Questo YAML non è corretto. {{detail}}',
      fix: 'Guarda questa riga e quella sopra: virgolette, due punti, rientri.',
    },
    'props/duplicate-key': {
      title: 'Chiave doppia',
      why: 'La chiave {{detail}} compare due volte; vale l’ultima.',
      fix: 'Togline una delle due, o cambiale nome.',
    },
    'props/bad-unicode': {
      title: 'Escape \\u incompleto',
      why: 'Dopo \\u ci vogliono quattro cifre esadecimali; Java rifiuta il file.',
      fix: 'Scrivi le quattro cifre, o il carattere stesso. Una barra rovesciata voluta si scrive due volte.',
    },
    'props/lone-quote': {
      title: 'Apostrofo singolo',
      why: 'Qui un apostrofo solo va perso: gli altri testi del file lo raddoppiano.',
      fix: 'Scrivi due volte l’apostrofo.',
    },
    'json/duplicate-key': {
      title: 'Chiave doppia',
      why: 'La chiave {{detail}} compare due volte; vale l’ultima.',
      fix: 'Togline una delle due, o cambiale nome.',
    },
    'json/nesting': {
      title: 'Troppi livelli',
      why: 'Troppi livelli per essere letti.',
      fix: 'Usa meno oggetti ed elenchi uno dentro l’altro.',
    },
    'json/syntax': {
      title: 'JSON che non si legge',
      why: 'Questo JSON non è corretto. {{detail}}',
      fix: 'Guarda virgolette, virgole e parentesi qui e appena prima.',
    },
    'toml/syntax': {
      title: 'TOML che non si legge',
      why: 'Questo TOML non è corretto. {{detail}}',
      fix: 'Guarda virgolette e parentesi di questa riga.',
    },
    'toml/too-big': {
      title: 'File troppo grande',
      why: 'Il file ha troppi livelli, o un testo troppo lungo.',
      fix: 'Apri solo la parte che contiene i testi.',
    },
    'hocon/nesting': {
      title: 'Troppi livelli',
      why: 'Troppi livelli per essere letti.',
      fix: 'Usa meno oggetti ed elenchi uno dentro l’altro.',
    },
    'hocon/syntax': {
      title: 'HOCON che non si legge',
      why: 'Questo HOCON non è corretto: {{detail}}',
      fix: 'Guarda virgolette e parentesi di questa riga.',
    },
    'profile/not-read-here': {
      title: 'Qui MiniMessage non si legge',
      why: 'Qui il plugin non legge MiniMessage: i giocatori vedono i tag.',
      fix: 'Scrivi codici, o guarda se una versione più recente del plugin legge MiniMessage.',
    },
    'profile/wrong-folder': {
      title: 'File nella cartella sbagliata',
      why: 'Le versioni nuove del plugin leggono solo {{detail}}; quelle vecchie leggono questo file, ma non MiniMessage.',
      fix: 'Aggiorna il plugin e sposta lì il file, oppure lascialo com’è finché tieni la versione vecchia.',
    },
    'profile/switch-off': {
      title: 'Opzione disattivata',
      why: 'Con questa opzione disattivata il plugin non legge i testi nel modo in cui sono scritti.',
      fix: 'Imposta {{detail}} su true.',
    },
    'text/mixed-notation': {
      title: 'Codici e tag nello stesso testo',
      why: 'Codici e tag nello stesso testo; il plugin legge solo uno dei due.',
      fix: 'Scrivi tutto il testo in uno solo dei due modi.',
    },
    'text/leftover-code': {
      title: 'Codice tra i tag',
      why: 'Qui il plugin legge MiniMessage, e questo codice non lo è.',
      fix: 'Scrivi il suo tag: <red> per &c.',
    },
    'text/lost-letter': {
      title: 'Lettera che non è un codice',
      why: 'Questa lettera non è un codice: si vede insieme al suo segno.',
      fix: 'Aggiungi il codice che manca, o togli il segno.',
    },
    'text/too-long': {
      title: 'Testo troppo lungo per essere controllato',
      why: 'Il testo supera i 64 kB, quindi non è stato controllato niente al suo interno.',
      fix: 'Dividilo, oppure controlla le parti una per una.',
    },
    'text/eaten-letter': {
      title: 'Lettera presa per un codice',
      why: 'La prima lettera della parola è letta come codice e sparisce.',
      fix: 'Metti la lettera di un colore tra il segno e la parola.',
    },
    'text/doubled-code': {
      title: 'Segno doppio',
      why: 'Il segno è doppio: uno dei due si vede.',
      fix: 'Togline uno, a meno che non si debba vedere.',
    },
    'text/code-in-word': {
      title: 'Codice dentro una parola',
      why: 'Un codice dentro una parola: forse si voleva scrivere proprio &.',
      fix: 'Tieni & come testo, o metti uno spazio prima del codice.',
    },
    'text/code-in-url': {
      title: 'Codice dentro un indirizzo',
      why: 'Un codice dentro un indirizzo lo rompe.',
      fix: 'Lascialo se l’indirizzo funziona; altrimenti toglilo.',
    },
    'text/codes-only': {
      title: 'Codici senza testo',
      why: 'Codici senza testo. Possono essere l’impostazione di un colore, o l’inizio di altri testi.',
      fix: 'Di’ se è un testo.',
    },
    'text/broken-hex': {
      title: 'Colore esadecimale incompleto',
      why: 'Questo colore esadecimale non è completo.',
      fix: 'Scrivi tutte e sei le cifre.',
    },
    'text/placeholder-cut': {
      title: 'Codice dentro un segnaposto',
      why: 'Un codice dentro un segnaposto. Il plugin non riconosce più il segnaposto.',
      fix: 'Metti il codice prima del segnaposto.',
    },
    'text/message-format-quote': {
      title: 'Apostrofo singolo',
      why: 'Un apostrofo solo apre qui una parte citata: scrivilo due volte.',
      fix: 'Scrivi due volte l’apostrofo.',
    },
    'text/message-format-brace': {
      title: 'Graffa che non è un segnaposto',
      why: 'Questa graffa non è un segnaposto, e il messaggio va in errore.',
      fix: 'Mettila tra apostrofi, o scrivici dentro un numero.',
    },
    'text/printf-percent': {
      title: 'Segno di percentuale singolo',
      why: 'Un segno di percentuale che non è un segnaposto si scrive %%.',
      fix: 'Scrivi due volte il segno di percentuale.',
    },
    'text/component-syntax': {
      title: 'Componente che non si legge',
      why: 'Questo componente non è JSON corretto: il gioco non lo mostra.',
      fix: 'Guarda virgolette, virgole e parentesi.',
    },
    'text/component-field': {
      title: 'Parte sconosciuta di un componente',
      why: 'Il gioco non legge questa parte del componente: {{detail}}.',
      fix: 'Correggine il nome, o cancellala.',
    },
    'text/link-not-clickable': {
      title: 'Indirizzo non cliccabile',
      why: 'In MiniMessage questo indirizzo non si può cliccare.',
      fix: 'Racchiudilo in un tag click.',
    },
    'text/item-italic': {
      title: 'Testo in corsivo su un oggetto',
      why: 'Su un oggetto questo testo è in corsivo.',
      fix: 'Metti <!i> prima del testo.',
    },
    'text/tail-leaks': {
      title: 'Stile che prosegue oltre il testo',
      why: 'Uno stile ancora attivo alla fine passa a ciò che segue.',
      fix: 'Disattivalo alla fine, se il testo che segue non deve averlo.',
    },
    'text/join-differs': {
      title: 'Diverso accanto ad altri testi',
      why: 'Unito ad altri testi ha un altro aspetto.',
      fix: 'Guardalo accanto al suo prefisso o alle righe vicine, poi decidi.',
    },
    'text/needs-escape-lost': {
      title: 'Escape che il plugin toglie',
      why: 'Serve un escape, che questo plugin toglie.',
      fix: 'Riscrivilo senza < davanti al nome di un tag.',
    },
    'text/legacy-code': {
      title: 'Codice § in MiniMessage',
      fix: 'Scrivi il suo tag: <red> per §c.',
    },
    'text/ampersand-code': {
      title: 'Codice & in MiniMessage',
      fix: 'Scrivi il suo tag: <red> per &c.',
    },
    'text/unknown-tag': {
      title: 'Tag sconosciuto',
      fix: 'Correggi il nome. Se è il plugin a sostituirlo, lascialo.',
    },
    'text/missing-argument': {
      title: 'Argomento mancante',
      fix: 'Aggiungi l’argomento dopo i due punti.',
    },
    'text/takes-no-argument': {
      title: 'Argomento di troppo',
      fix: 'Togli ciò che segue i due punti.',
    },
    'text/bad-argument': {
      title: 'Argomento sconosciuto',
      fix: 'Usa un argomento che il tag conosce.',
    },
    'text/bad-color': {
      title: 'Colore sconosciuto',
      fix: 'Usa il nome di un colore, o # e sei cifre.',
    },
    'text/color-name-case': {
      title: 'Colore in maiuscole',
      fix: 'Scrivi il nome in minuscolo.',
    },
    'text/too-few-colors': {
      title: 'Troppo pochi colori',
      fix: 'Indica due colori, oppure nessuno.',
    },
    'text/phase-out-of-range': {
      title: 'Fase fuori dai limiti',
      fix: 'Usa un numero da -1 a 1.',
    },
    'text/negative-phase': {
      title: 'Fase negativa',
      fix: 'Usa un numero da 0 a 1.',
    },
    'text/unknown-action': {
      title: 'Azione sconosciuta',
      fix: 'Usa un’azione del gioco, come open_url o run_command.',
    },
    'text/action-case': {
      title: 'Azione in maiuscole',
      fix: 'Scrivi l’azione in minuscolo.',
    },
    'text/unknown-flag': {
      title: 'Bandiera sconosciuta',
      fix: 'Toglila, o correggine il nome.',
    },
    'text/hex-length': {
      title: 'Numero di cifre esadecimali sbagliato',
      fix: 'Scrivi sei cifre.',
    },
    'text/url-port': {
      title: 'Indirizzo tagliato alla porta',
      fix: 'Metti l’indirizzo tra virgolette.',
    },
    'text/bad-url': {
      title: 'Indirizzo che il gioco non apre',
      fix: 'Comincia con https:// e non usare spazi.',
    },
    'text/bad-page': {
      title: 'Numero di pagina sbagliato',
      fix: 'Usa 1, o un numero più alto.',
    },
    'text/bad-command': {
      title: 'Comando che il gioco rifiuta',
      fix: 'Togli dal comando § e i caratteri di controllo.',
    },
    'text/bad-key': {
      title: 'Id non valido',
      fix: 'Usa solo minuscole, cifre, “_”, “-” e “.”.',
    },
    'text/bad-head-name': {
      title: 'Non è il nome di un giocatore',
      fix: 'Usa un nome di al massimo 16 tra lettere, cifre e “_”.',
    },
    'text/short-negation': {
      title: 'Forma breve che alcuni server non conoscono',
      fix: 'Scrivila per esteso: <italic:false> per <!italic>.',
    },
    'text/legacy-show-item': {
      title: 'Forma superata di un oggetto',
      fix: 'Scrivi i componenti dell’oggetto.',
    },
    'text/decoration-argument': {
      title: 'Argomento senza effetto',
      fix: 'Scrivi false per disattivare lo stile, o niente.',
    },
    'text/closes-nothing': {
      title: 'Tag di chiusura che non chiude nulla',
      fix: 'Toglilo, o apri prima il tag.',
    },
    'text/alias-closes-nothing': {
      title: 'Chiuso con un altro nome',
      fix: 'Chiudi il tag con il nome che lo ha aperto.',
    },
    'text/never-closed': {
      title: 'Tag mai chiuso',
      fix: 'Chiudilo dove deve finire il suo effetto.',
    },
    'text/unclosed-quote': {
      title: 'Virgolette mai chiuse',
      fix: 'Chiudi le virgolette, o toglile.',
    },
    'text/wrong-close-order': {
      title: 'Tag chiusi nell’ordine sbagliato',
      fix: 'Chiudi per primo ciò che hai aperto per ultimo.',
    },
    'text/reset-in-strict': {
      title: 'Reset in modalità rigorosa',
      fix: 'Chiudi i tag uno per uno.',
    },
    'text/not-in-preset': {
      title: 'Tag che il preset non ammette',
      fix: 'Toglilo, o fai leggere il testo con un altro preset.',
    },
    'text/needs-newer-adventure': {
      title: 'Tag di una versione più recente di Adventure',
      fix: 'Toglilo, o aggiorna il server.',
    },
    'text/needs-newer-game': {
      title: 'Per una versione più recente del gioco',
      fix: 'Toglilo, o aggiorna il server.',
    },
  },
  syntax: {
    MISSING_CHAR: 'Mancano virgolette o parentesi di chiusura, una virgola o uno spazio.',
    BAD_INDENT: 'Il rientro non va d’accordo con le righe sopra, o una parentesi non è chiusa.',
    INDENT: 'Questa riga è rientrata troppo poco per il testo che continua.',
    KEY: 'Una chiave e i suoi due punti stanno sulla stessa riga.',
    BLOCK_AS_IMPLICIT_KEY: 'C’è già un valore, quindi non possono seguire chiavi.',
    MULTILINE_IMPLICIT_KEY: 'Una chiave finisce con due punti e uno spazio, che qui mancano.',
    UNEXPECTED_TOKEN: 'Non va d’accordo con ciò che precede.',
    BLOCK_IN_FLOW: 'Tra parentesi non ci sono righe con chiavi o trattini.',
    BAD_SCALAR_START: 'Nessun testo comincia con questo carattere: mettilo tra virgolette.',
    InvalidSymbol: 'Fuori dalle virgolette stanno solo numeri, true, false e null.',
    InvalidNumberFormat: 'Questo numero non è scritto bene.',
    PropertyNameExpected: 'Qui manca una chiave tra virgolette.',
    ValueExpected: 'Qui manca un valore.',
    ColonExpected: 'Mancano i due punti prima di qui.',
    CommaExpected: 'Manca una virgola prima di qui.',
    CloseBraceExpected: 'Manca una } di chiusura.',
    CloseBracketExpected: 'Manca una ] di chiusura.',
    EndOfFileExpected: 'Il file dovrebbe finire qui.',
    InvalidCommentToken: 'Qui non ci sono commenti.',
    UnexpectedEndOfComment: 'Un commento non è chiuso.',
    UnexpectedEndOfString: 'Le virgolette non si chiudono sulla loro riga.',
    UnexpectedEndOfNumber: 'Manca una cifra.',
    InvalidUnicode: 'Dopo \\u ci vogliono quattro cifre esadecimali.',
    InvalidEscapeCharacter: 'Questo escape non esiste: una barra rovesciata si scrive due volte.',
    InvalidCharacter: 'Questo carattere qui non può stare.',
    'Unexpected character': 'Questo carattere qui non può stare: i testi vanno tra virgolette.',
    'Unexpected token': 'Non va d’accordo con ciò che precede.',
    'Unterminated string constant': 'Le virgolette non si chiudono sulla loro riga.',
    'Unterminated array': 'Manca una ] di chiusura.',
    'Unterminated inline table': 'Manca una } di chiusura.',
    'Unspecified values are invalid': 'Qui manca un valore.',
    'Empty bare keys are not allowed': 'Qui manca una chiave.',
    'Must be a newline': 'Qui dovrebbe cominciare una nuova riga.',
    'Expected equal (=) token': 'Qui manca un =.',
    'Expected comma (,) token': 'Qui manca una virgola.',
    'Defining a key multiple times is invalid': 'Questa chiave compare due volte.',
    'Invalid character in escape sequence':
      'Questo escape non esiste: una barra rovesciata si scrive due volte.',
  },
  reasons: {
    'unknown-plugin': {
      title: 'Plugin sconosciuto',
      why: 'Nessuno ha ancora detto se questo plugin legge MiniMessage, quindi i suoi testi restano come sono.',
      fix: 'Di’ se legge MiniMessage.',
    },
    'item-italic': {
      title: 'In corsivo su un oggetto?',
      why: 'Il gioco mostra nomi e lore in corsivo, a meno che il plugin o il testo non lo disattivi. Che cosa fa questo plugin non si sa.',
      fix: 'Di’ se il plugin raddrizza nomi e lore, oppure accetta il testo con <!i>: così non è in corsivo in nessun caso.',
    },
    'looks-different': {
      title: 'Avrebbe un altro aspetto',
      why: 'Avrebbe un aspetto diverso.',
      fix: 'Confronta le due anteprime, e accettalo se la nuova è quella che vuoi.',
    },
    'codes-remain': {
      title: 'Restano dei codici',
      why: 'Nel nuovo testo qualcosa sembra ancora un codice.',
      fix: 'Guarda se i giocatori lo devono vedere.',
    },
    component: {
      title: 'Componente in JSON',
      why: 'È un componente in JSON, e il plugin potrebbe averne bisogno.',
      fix: 'Accettalo solo se in questo punto il plugin legge MiniMessage.',
    },
    'tail-lost': {
      title: 'I codici alla fine andrebbero persi',
      why: 'I codici alla fine andrebbero persi.',
      fix: 'Scegli i tag aperti, se è seguito da un altro testo.',
    },
    approximate: {
      title: 'Sfumatura con altri passaggi',
      why: 'Il plugin disegna questa sfumatura con altri passaggi.',
      fix: 'Accettalo se piccole differenze di colore non contano.',
    },
    unproven: {
      title: 'Notazione senza prova',
      why: 'Come il plugin legge questa notazione si sa solo dalla sua descrizione.',
      fix: 'Confronta le due anteprime, poi accettalo.',
    },
    loss: {
      title: 'Qualcosa andrebbe perso',
      why: 'L’altro formato non può dire tutto.',
      fix: 'Guarda che cosa mancherebbe, poi decidi.',
    },
    'layer-not-kept': {
      title: 'Segnaposto non sicuri',
      why: 'I segnaposto non si distinguerebbero dal testo.',
      fix: 'Scrivi tu il nuovo testo.',
    },
    'too-long': {
      title: 'Testo molto lungo',
      why: 'Un testo così lungo si converte solo su richiesta.',
      fix: 'Chiedilo, se è davvero un testo.',
    },
    stopped: {
      title: 'Conversione interrotta',
      why: 'La conversione è stata interrotta prima della fine, e il testo resta com’era.',
      fix: 'Avviala di nuovo e lasciala finire.',
    },
    unreadable: {
      title: 'Il plugin non può leggerlo',
      why: 'Il plugin non può leggerlo.',
      fix: 'Correggi ciò che segnala il controllo, poi convertilo.',
    },
    'no-text': {
      title: 'Forse non è un testo',
      why: 'Forse non è un testo.',
      fix: 'Di’ se i giocatori lo vedono.',
    },
  },
  dropped: {
    'read-only': {
      title: 'Solo controllato',
      why: 'I file di questo tipo si possono solo controllare.',
      fix: 'Cambia tu il testo.',
    },
    'no-such-text': {
      title: 'Il testo è cambiato',
      why: 'Riletto, il file avrebbe qui un altro testo.',
      fix: 'Riapri il file.',
    },
    'line-has-error': {
      title: 'Riga con un errore',
      why: 'Il gioco legge questa riga in un altro modo.',
      fix: 'Prima correggi la riga, come dice il controllo.',
    },
    'not-writable': {
      title: 'Qui non si può scrivere',
      why: 'Il nuovo testo non si può scrivere in questo punto.',
      fix: 'Metti il testo tra virgolette, poi riprova.',
    },
    'not-read-back': {
      title: 'Non si rileggerebbe uguale',
      why: 'Riletto, il file avrebbe qui un altro testo.',
      fix: 'Cambia tu il testo.',
    },
  },
  kinds: {
    decision: 'Lo hai deciso tu.',
    type: 'È un numero, un sì o no, oppure niente.',
    profile: 'In questo punto il plugin non ha testi.',
    codes: 'Ha codici di colore.',
    'codes-only': 'Ha codici, ma nessun testo.',
    'code-in-word': 'I suoi unici codici sono dentro parole.',
    component: 'È un componente in JSON.',
    tags: 'Ha tag di MiniMessage.',
    command: 'È un comando, che può contenere un testo.',
    form: 'Si riconosce dalla forma.',
    key: 'Si riconosce dalla chiave.',
    sentence: 'Sembra una frase.',
    nothing: 'Niente indica che i giocatori lo vedano.',
  },
  sources: {
    context: 'Lo dice la chiamata che lo riceve, un’annotazione o un commento.',
    content: 'Lo dice il suo contenuto.',
    neighbors: 'Altri testi della stessa chiamata si leggono così.',
    bare: 'È un solo tag o codice, forse parte di un testo.',
    nothing: 'Niente dice come si legge.',
  },
  differences: {
    text: 'testo',
    color: 'colore',
    bold: 'grassetto',
    italic: 'corsivo',
    underlined: 'sottolineato',
    strikethrough: 'barrato',
    obfuscated: 'offuscato',
    event: 'che cosa fa un clic o il puntatore',
    unreadable: 'non si può leggere',
  },
  alternatives: {
    'as-tags': 'Scrivi i codici come tag',
    'as-meant': 'Come vogliono i codici',
    'keep-ampersand': 'Tieni la & come testo',
    link: 'Rendi cliccabile l’indirizzo',
    upright: 'Senza corsivo sugli oggetti',
  },
};
