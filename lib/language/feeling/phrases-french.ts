import type { PhraseLists } from "./phrases";

export const FRENCH: PhraseLists = {
  quiet: `
    non seulement
    pas seulement
    rien (?:de (?:plus|spécial|particulier)|d'autre)
    aucune? (?:idée|avis|commentaire|suggestion)
    sans (?:avis|opinion|commentaires?)
    pas vraiment|non merci`,
  contentment: `
    sans (?:hésiter|hésitation|aucun doute|aucune hésitation)
    (?:[89]|10|dix) sur (?:10|dix)
    (?:n'y |ne |n')(?:changerai[st]?|changerions|modifierais) (?:absolument |strictement )?rien
    (?:ne |n')(?:changerai[st]?|changerions|modifierais|voudrais) (?:absolument |strictement |changer )?rien
    (?:difficile|dur|impossible|compliqué) de (?:faire|trouver) (?:mieux|meilleur)
    (?:ne )?(?:tombe|tombent|est|sont) (?:presque |quasiment )?jamais en panne
    (?:prend|prennent|pris|prenait|prenaient) (?:bien |toujours |vraiment )*(?:le|son|leur) temps
    (?:tient|tiennent|tenu|respecte|respectent) (?:toujours )?(?:ses|leurs?|sa) (?:promesses?|parole|engagements?)
    (?:toujours )?à l'heure
    (?:je )?(?:ne )?(?:peux|peut) que (?:vous )?(?:le |la |les )?recommander
    rien à (?:redire|dire|signaler|améliorer|reprocher|critiquer)
    tout (?:est |était |a été )?(?:très )?(?:bien|parfait|nickel|super)
    (?:sans|aucun|aucune|pas de|pas eu de) (?:problèmes?|soucis?|plaintes?|reproches?)
    n(?:e |')(?:pourrait|peut|pouvait|aurait pu) (?:pas )?être mieux
    (?:vaut|mérite) (?:le détour|la peine|le coup)
    continuez (?:comme ça|ainsi)
    pas faire mieux
    rien de mieux
    pas à (?:me|nous) plaindre
    (?:y )?reviendr(?:ai|ons|ais)
    (?:5|cinq) étoiles
    au top
    (?:grand|large|beau|bon) choix
    trop (?:bien|bon|bonne|cool|top|sympa|beau|belle)`,
  subjects: `
    (?:bon )?rapport qualité[ -/]?prix|qualité[ -/]?prix`,
  turned: `
    (?:(?:ne |n'))?(?:peux|peut|pourrais|dirais|dirai|irai|pouvons) pas (?:vraiment |franchement )?(?:dire|affirmer|prétendre)?(?: que| qu')?
    (?:avant|autrefois),? (?:c'était|il y avait|c'etait|on avait)
    c'était(?= (?:mon|ma|mes|notre) )`,
  wishes: `
    (?:serai(?:t|ent)|aurait été) (?:\\p{L}+ )?(?:bien|bienvenus?|bienvenues?|mieux|bon|génia(?:l|le|ux)|super|parfaite?|cool|top|appréciables?|appréciée?s?|souhaitable|préférable|utile|sympa)
    (?<=^\\s*)(?:corrigez|améliorez|mettez|réparez|ajoutez|baissez|embauchez|augmentez|réduisez|répondez|arrêtez|supprimez|revoyez|ouvrez)(?= )
    (?:svp|s'il vous pla[iî]t)(?<=^\\s*(?:\\p{L}+ ){1,4}[\\p{L}' ]{3,12})(?=\\s*[.!]*$)
    (?:pourrai(?:t|ent)|devrai(?:t|ent)|aurai(?:t|ent) (?:pu|dû)) (?:être|faire|avoir|mettre|proposer|améliorer|aller|s'améliorer|ouvrir|offrir|baisser|répondre|venir|fonctionner)
    (?:il y a |reste )?(?:beaucoup|plein|pas mal) (?:de choses |de points )?à améliorer
    il faudrait
    (?:un )?manque (?:de|d'\\p{L}+)
    (?:j'aimerais|j'aurais aimé|nous aurions aimé|je souhaiterais)
    (?:serait|aurait été) (?:bien|mieux|bon|souhaitable|préférable|utile)
    (?:peut|peuvent|doit|doivent) (?:mieux faire|faire mieux)
    si seulement
    plus d(?:e |')(?:\\p{L}+ ){1,2}(?:svp|s'il vous pla[iî]t)
    m'attendais à (?:mieux|plus)
    il faut
    à améliorer
    laiss(?:e|ent|ait) à désirer
    (?<=^\\s*)(?:plus|moins) d(?:e |')\\p{L}+(?=(?: \\p{L}+){0,2}\\s*[.!]?$)`,
  over: `
    (?:n'est|ne sont|n'était) plus (?:ce qu|comme|la même|le même|les mêmes|aussi)\\p{L}*'?(?: \\p{L}+){0,2}
    (?:a|ont|s'est|se sont) (?:beaucoup |bien )?(?:baissé|empiré|dégradée?s?|détériorée?s?)`,
  blame: `
    (?:bien|bon|bonne|super|parfaite?|contente?|satisfaite?),? jusqu'(?:à ce qu[e']|au jour où)
    (?:débité|facturé|prélevé|payé|compté)\\p{L}* (?:deux fois|en double|en trop)
    (?:je )?changerais (?:presque )?tout
    pas une seule fois
    ne (?:pensent|pense) qu'(?:à|a) (?:eux|lui|elle|elles|l'argent|leur \\p{L}+)
    (?:toujours|encore) pas(?! (?:déçu|eu de problème))
    moins (?:bien|bon|bonne|bons|rapide|efficace|agréable|propre)(?:ment|s)? (?:que|qu')
    au lieu (?:de|d'\\p{L}+)
    plus jamais
    dommage
    (?:ne )?(?:vaut|valait|valent) pas
    (?:c'était mieux avant|avant,? c'était mieux)
    pas (?:assez|suffisamment)(?: de)?
    (?:ne |n')?(?:est|sont|était|étaient|c'est) pas (?:terribles?|top|fameux|fameuses?|génia(?:l|le|ux)|l'idéal|le top|super)|pas (?:terribles?|top|fameux|fameuses?)
    jamais à l'heure
    (?:ne )?(?:fonctionne|fonctionnent|marche|marchent|fonctionnait) (?:pas|plus)
    (?:perte|perdre) (?:de |son )?(?:temps|argent)
    (?:ne )?recommande pas
    à éviter
    à fuir
    tout sauf \\p{L}+
    j'(?:aime|apprécie|ai aimé|ai apprécié) (?:vraiment |du tout |trop )?pas|j'ai pas (?:aimé|apprécié)
    (?:génial|super|bravo|parfait),? encore une?
    (?:concurrence|autres) (?:est|sont|fait|font) (?:bien |beaucoup )?(?:mieux|meilleure?s?|moins ch(?:er|ère)s?)
    (?:ont|a) augmenté`,
  troubles: `
    (?:a pris|ont pris|prend|prennent|met|a mis) (?:\\p{L}+ |\\d+ ){0,2}(?:semaines|mois|heures|jours|ans)
    comme un (?:simple )?numéro
    d'un(?:e)? (?:\\p{L}+ )?à l'autre
    (?<=^\\s*)(?:et |mais )?pourquoi (?:faut|est|sont|c'est|dois|doit|devons|ne|toujours|y|les|le|la|on|ça|n'|il|tant|si)
    (?:j'ai|on a|nous avons|avons|il a|ai) (?:encore )?dû (?:attendre|appeler|rappeler|revenir|payer|répéter|insister|relancer|refaire|me|nous)`,
  better: `
    (?:le|dès le) (?:lendemain|jour même)
    tout de suite
    (?:pas un|aucun|sans un) seul (?:problème|souci|retard|incident|défaut)
    mieux que prévu
    pas (?:si )?mal(?! de)
    pas mauvais(?:e|es)?
    (?:mieux|meilleure?s?) qu(?:e|')
    s'est (?:bien |beaucoup )?amélioré(?:e|s)?`,
};
